// The texts in English, before the modules that use them are loaded: `node --import ./tests/english.js`.

import { readFileSync } from 'node:fs';
import { useTexts } from '../js/lang/texts.js';

useTexts(['en', readFileSync(new URL('../lang/en.ftl', import.meta.url), 'utf8')]);
