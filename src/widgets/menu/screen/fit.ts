/** The type of a page, as a share of the screen's: a page of few dishes is larger, and none is cut. */
const SCALES = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.7, 0.6];
/** How far rows grow into the space that a page has left, and where it has few dishes. */
const GROWTH = 1.35;
const GROWTH_OF_FEW = 1.7;

/**
 * Makes a page as large as its dishes leave room for, at once and before it is painted.
 * @param page whose lists hold the dishes
 * @param isFew its dishes stand one below the other
 * @param widest the largest share at which its columns still read well
 */
export function fitPage(page: HTMLElement, isFew: boolean, widest: number): void {
  const lists = [...page.querySelectorAll('ul')];
  for (const list of lists) list.style.maxHeight = '';
  page.dataset['fitting'] = '';
  for (const scale of SCALES) {
    if (scale > Math.max(1, widest)) continue;
    page.style.fontSize = `${scale}em`;
    if (page.scrollHeight <= page.clientHeight) break;
  }
  const heights = lists.map(({ offsetHeight }) => offsetHeight);
  delete page.dataset['fitting'];
  for (const [index, list] of lists.entries()) list.style.maxHeight = `${(heights[index] ?? 0) * (isFew ? GROWTH_OF_FEW : GROWTH)}px`;
}
