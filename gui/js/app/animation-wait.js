/** The longest wait for an end. */
const MAX_WAIT = 4000;

/** The wait for the end of an animation on the board. */
export class AnimationWait {
  /** Resolves when nothing is animated.
   * @type {Promise<void>} */
  over = Promise.resolve();
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
  }
}
