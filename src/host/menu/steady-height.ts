/** The size of our content in its frame, in whole CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Sample extends Size {
  /** When the content had this size (ms). */
  readonly at: number;
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
  let last: Sample | null = null;
  let before: Sample | null = null;
  let held: readonly Size[] = [];

  return (size, now) => {
    if (!held.some((one) => isSame(one, size))) {
      held = [];
      if (last !== null && isSame(last, size)) return size.height;
      const difference = Math.abs(size.width - (last?.width ?? size.width));
      const returns = before !== null && isSame(before, size) && now - before.at < LOOP_MS;
      if (last !== null && returns && difference > 0 && difference <= SCROLL_BAR_PX) held = [last, size];
      else [before, last] = [last, { ...size, at: now }];
    }
    return Math.max(size.height, ...held.map(({ height }) => height));
  };
}
