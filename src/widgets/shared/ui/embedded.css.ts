import { style } from '@vanilla-extract/css';
import { colour, radius } from './tokens.ts';

/**
 * What a page does to the box around us must not show inside. Its underline runs through every block, but not through
 * an inline block. And a container has no width of its own: in a flex row, a float or a table cell the menu would
 * shrink to nothing; the line without height asks for a comfortable width and insists on none.
 */
export const embedded = style({
  display: 'inline-block',
  width: '100%',
  verticalAlign: 'top',
  '::before': { content: '""', display: 'grid', gridTemplateColumns: 'minmax(0, 960px)', height: 0 },
});

/** A screen of the app as a card of its own in somebody else's page. `clip` rounds the corners without a scroll box. */
export const card = style([
  embedded,
  // No screen's height is ours here.
  { background: colour('ground'), borderRadius: radius.l, overflow: 'clip', vars: { '--_pausa-screen': 'auto' } },
]);
