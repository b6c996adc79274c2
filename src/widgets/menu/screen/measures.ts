/*
 * Everything is in em of a screen of 1920 by 1080 (or upright) with 16 px to the em: the layout is the same from a small frame
 * to 4K. The page layout (use-layout.tsx) uses three of the lengths, too.
 */

/** Height of a category's heading, with the space below it. */
export const HEADING_EM = 3.75;
/** Gap between two rows of cards. */
export const GAP_EM = 1.5;
/** Gap above a category that is not the first on its page. */
export const SECTION_GAP_EM = 2.25;
/** Height of a category in the panel's list, with the space below it. */
export const INDEX_EM = 3.47;
export const INDEX_GAP_EM = 0.25;
/** One step of the shift against burn-in. */
export const SHIFT_EM = 0.4;
/** How far the shift may move the content beyond each edge. */
export const MARGIN = '0.75em';

/** Padding for the shift at three edges; the fourth edge touches the other part of the screen. */
export const within = (block: string, inline: string) => {
  const [b, i] = [`calc(${block} + ${MARGIN})`, `calc(${inline} + ${MARGIN})`];
  return {
    left: { padding: `${b} ${inline} ${b} ${i}` },
    right: { padding: `${b} ${i} ${b} ${inline}` },
    top: { padding: `${b} ${i} ${block} ${i}` },
    bottom: { padding: `${block} ${i} ${b} ${i}` },
  };
};
export const still = '(prefers-reduced-motion: reduce)';
export const upright = '(orientation: portrait)';
