// The setups from which a game may begin.

/** The setups: their name, and the one that Khet has for them. */
export const SETUPS = /** @type {const} */ ([
  ['ace', 'Classic'], ['curiosity', 'Imhotep'], ['grail', 'Dynasty'], ['mercury', ''], ['sophie', ''],
]);

/** A setup's name as a word of a sentence.
 * @param {string} name */
export function setupTitle(name) {
  return name[0].toUpperCase() + name.slice(1);
}
