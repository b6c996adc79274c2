import { style } from '@vanilla-extract/css';
import { colour, radius } from './tokens.ts';

/** A screen of the app as a card of its own in somebody else's page. `clip` rounds the corners without a scroll box. */
export const card = style({
  display: 'flow-root',
  background: colour('ground'),
  borderRadius: radius.l,
  overflow: 'clip',
  // No screen's height is ours here.
  vars: { '--_pausa-screen': 'auto' },
});
