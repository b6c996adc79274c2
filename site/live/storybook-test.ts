/** Stands in for `storybook/test`: stories import it, but their `play` does not run here. */

/** A story's callbacks; the page of the example tells of their calls. */
export const fn = <Implementation>(implementation?: Implementation): Implementation | (() => undefined) =>
  implementation ?? (() => undefined);

const never = (): never => {
  throw new Error('A live example does not play its story');
};
export { never as configure, never as expect, never as spyOn, never as waitFor, never as within };
