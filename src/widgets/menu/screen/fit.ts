/** The type of a page, as a share of the screen's: a page of few dishes is larger, and none is cut. */
const SMALLEST = 0.6;
const SCALES = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.7, SMALLEST];
/** How far rows grow into the space that a page has left, and where it has few dishes. */
const GROWTH = 1.35;
const GROWTH_OF_FEW = 1.7;

export interface FitOptions {
  /** Its dishes stand one below the other. */
  readonly isFew: boolean;
  /** The largest share at which its columns still read well. */
  readonly widest: number;
  /** What came out before, to be tried first; null where nothing is known. */
  readonly last: number | null;
}

/**
 * Makes a page as large as its dishes leave room for, at once and before it is painted.
 * @param page whose lists hold the dishes
 * @returns the share of the screen's type; null for a page that has no room now, which stays as it was
 */
export function fitPage(page: HTMLElement, { isFew, widest, last }: FitOptions): number | null {
  if (page.clientHeight === 0) return null;
  const lists = [...page.querySelectorAll('ul')];
  for (const list of lists) list.style.maxHeight = '';
  page.dataset['fitting'] = '';
  const fits = (scale: number) => {
    page.style.fontSize = `${scale}em`;
    return page.scrollHeight <= page.clientHeight;
  };
  const scale = last !== null && fits(last) ? last : (SCALES.find((each) => each <= Math.max(1, widest) && fits(each)) ?? SMALLEST);
  const heights = lists.map(({ offsetHeight }) => offsetHeight);
  delete page.dataset['fitting'];
  for (const [index, list] of lists.entries()) list.style.maxHeight = `${(heights[index] ?? 0) * (isFew ? GROWTH_OF_FEW : GROWTH)}px`;
  return scale;
}
