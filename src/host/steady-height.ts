/** Our content in its frame, in whole CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** No scroll bar is wider. */
const SCROLL_BAR_PX = 32;
/** A person does not drag a window to and fro as fast. */
const DANCE_MS = 1000;

const isSame = (one: Size, other: Size) => one.width === other.width && one.height === other.height;

/**
 * Ends the dance of a page whose scroll bar comes and goes with our height: with it we are narrower and lower, without it
 * wider and higher, and each of the two brings the other. The second time round we stay at the higher one, whose few
 * pixels too many nobody sees, until something else changes.
 *
 * @returns takes a size and the time (ms) and gives the height to tell.
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
      now - before.at < DANCE_MS
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
