// Arrows and circles that a person draws on a position, as PGN has them: `Gc2c3` is a green arrow, `Rd4` a red circle.

import { listText, t } from '../lang/texts.js';

/** The letters of the colours. */
export const PENS = [...'GRYB'];

const COMMANDS = /\[%(?:csl|cal)\s+([^\]]*)\]/g;
const SHAPE = /^[GRYB](?:[a-j][1-8]){1,2}$/;

/** @param {string} shape */
const isArrow = (shape) => shape.length === 5;

/** The shapes in a comment of a PGN, and what else it says.
 * @param {string} comment
 * @returns {{shapes: string[], text: string}} */
export function readShapes(comment) {
  const shapes = [...comment.matchAll(COMMANDS)].flatMap(([, list]) => list.split(',')).map((one) => one.trim()).filter((one) => SHAPE.test(one));
  return { shapes: [...new Set(shapes)], text: comment.replace(COMMANDS, ' ').replace(/ {2,}/g, ' ').trim() };
}

/** Shapes as a comment of a PGN has them, empty if there are none.
 * @param {readonly string[]} shapes */
export function writeShapes(shapes) {
  /** @param {string} name @param {boolean} arrows */
  const command = (name, arrows) => {
    const list = shapes.filter((shape) => isArrow(shape) === arrows);
    return list.length === 0 ? '' : `[%${name} ${list.join(',')}]`;
  };
  return command('csl', false) + command('cal', true);
}

/** The shapes with one added. The same shape in another colour gives way; drawn once more in the same, it goes.
 * @param {readonly string[]} shapes @param {string} shape */
export function toggled(shapes, shape) {
  const others = shapes.filter((one) => one.slice(1) !== shape.slice(1));
  return shapes.includes(shape) ? others : [...others, shape];
}

/** The shapes in words, empty if there are none.
 * @param {readonly string[]} shapes */
export function shapesText(shapes) {
  const words = shapes.map((shape) => {
    const [pen, from, to] = [shape[0], shape.slice(1, 3), shape.slice(3)];
    return isArrow(shape) ? t('analyse-arrow', { pen, from, to }) : t('analyse-circle', { pen, square: from });
  });
  return words.length === 0 ? '' : t('analyse-drawing', { shapes: listText(words, { type: 'unit' }) });
}
