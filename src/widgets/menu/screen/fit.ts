/** The type of a page, as a share of the screen's: a page of few dishes is larger, and none is cut. */
const SMALLEST = 0.6;
const SCALES = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.7, SMALLEST];
/** How far rows grow into the space that a page has left, and where it has few dishes. */
const GROWTH = 1.35;
const GROWTH_OF_FEW = 1.7;

/** How large a page's dishes can be. */
export interface Fit {
  /** Of the type, as a share of the screen's. */
  readonly scale: number;
  /** What each list of dishes needs, in px. */
  readonly heights: readonly number[];
}

const listsOf = (page: HTMLElement) => [...page.querySelectorAll('ul')];

/**
 * Looks for the largest type with which none is cut.
 * @param page whose lists hold the dishes
 * @param widest the largest share at which its columns still read well
 * @param last what came out before, to be tried first; null where nothing is known
 * @returns null for a page that has no room now
 */
export function measurePage(page: HTMLElement, widest: number, last: number | null): Fit | null {
  if (page.clientHeight === 0) return null;
  const lists = listsOf(page);
  for (const list of lists) list.style.maxHeight = '';
  page.dataset['fitting'] = '';
  const fits = (scale: number) => {
    page.style.fontSize = `${scale}em`;
    return page.scrollHeight <= page.clientHeight;
  };
  const scale = last !== null && fits(last) ? last : (SCALES.find((each) => each <= Math.max(1, widest) && fits(each)) ?? SMALLEST);
  const heights = lists.map(({ offsetHeight }) => offsetHeight);
  delete page.dataset['fitting'];
  return { scale, heights };
}

/**
 * Makes a page as large as its dishes leave room for, at once and before it is painted.
 * @param isFew its dishes stand one below the other
 */
export function fitPage(page: HTMLElement, { scale, heights }: Fit, isFew: boolean): void {
  page.style.fontSize = `${scale}em`;
  for (const [index, list] of listsOf(page).entries())
    list.style.maxHeight = `${(heights[index] ?? 0) * (isFew ? GROWTH_OF_FEW : GROWTH)}px`;
}
