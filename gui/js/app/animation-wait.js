/** The longest wait for an end. */
const MAX_WAIT = 4000;

/** The wait for the end of an animation on the board. */
export class AnimationWait {
  /** How long the end of an animation stays on the board before an engine answers, in milliseconds. */
  static seenAfter = 450;
  /** Resolves when nothing is animated.
   * @type {Promise<void>} */
  over = Promise.resolve();
  /** Resolves when a person has seen what was animated.
   * @type {Promise<void>} */
  seen = Promise.resolve();
  end = () => {};

  /** The board begins to animate. */
  begin() {
    this.over = new Promise((resolve) => {
      const timer = setTimeout(resolve, MAX_WAIT);
      this.end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.seen = this.over.then(() => new Promise((resolve) => setTimeout(resolve, AnimationWait.seenAfter)));
  }
}
