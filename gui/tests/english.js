// The texts in English, before the modules that use them are loaded: `node --import ./tests/english.js`.

import { useTexts } from '../js/lang/texts.js';
import { textsOf } from './ftl.js';

useTexts(['en', textsOf('en')]);
