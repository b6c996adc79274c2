/** Smallest type of a page, as a share of the screen's type. A page with few dishes has larger type; no dish is cut off. */
const SMALLEST = 0.6;
const SCALES = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.7, SMALLEST];
/** How far rows may grow into the free space of a page: in general, and on a page with few dishes. */
const GROWTH = 1.35;
const GROWTH_OF_FEW = 1.7;

export interface Fit {
  /** Size of the type, as a share of the screen's type. */
  readonly scale: number;
  /** The height that each list of dishes needs, in px. */
  readonly heights: readonly number[];
}

const listsOf = (page: HTMLElement) => [...page.querySelectorAll('ul')];

/**
 * Finds the largest type that cuts off no dish.
 * @param page the element whose lists contain the dishes
 * @param widest the largest share of the type at which the columns are wide enough to read
 * @param last the previous result, tried first; null when there is none
 * @returns null when the page has no height now
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
 * Applies a measured layout to a page before the browser paints it.
 * @param isFew its dishes are shown one below the other
 */
export function fitPage(page: HTMLElement, { scale, heights }: Fit, isFew: boolean): void {
  page.style.fontSize = `${scale}em`;
  for (const [index, list] of listsOf(page).entries())
    list.style.maxHeight = `${(heights[index] ?? 0) * (isFew ? GROWTH_OF_FEW : GROWTH)}px`;
}
