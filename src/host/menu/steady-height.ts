/** The size of our content in its frame, in whole CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An upper limit for the width of a scroll bar. */
const SCROLL_BAR_PX = 32;
/** Two changes of size within this time do not come from a person who resizes the window. */
const LOOP_MS = 1000;

const isSame = (one: Size, other: Size) => one.width === other.width && one.height === other.height;

/**
 * Ends a resize loop in which our height makes the scroll bar appear and disappear: with the scroll bar our content has one
 * size, without it another, and each size causes the other. When a size returns, we report the larger height (a few pixels
 * too much) until the size changes otherwise.
 *
 * @returns a function that takes a size and the time (ms), and returns the height to report.
 */
export function steadyHeight(): (size: Size, now: number) => number {
  let last: Size | null = null;
  let before: (Size & { readonly at: number }) | null = null;
  let lastAt = 0;
  let held: readonly [Size, Size] | null = null;

  return (size, now) => {
    if (held !== null) {
      if (held.some((one) => isSame(one, size))) return Math.max(held[0].height, held[1].height);
      held = null;
    }
    if (last !== null && isSame(last, size)) return size.height;
    const difference = Math.abs(size.width - (last?.width ?? size.width));
    if (
      last !== null &&
      before !== null &&
      isSame(before, size) &&
      difference > 0 &&
      difference <= SCROLL_BAR_PX &&
      now - before.at < LOOP_MS
    ) {
      held = [last, size];
      return Math.max(last.height, size.height);
    }
    before = last === null ? null : { ...last, at: lastAt };
    last = size;
    lastAt = now;
    return size.height;
  };
}
