import { style } from '@vanilla-extract/css';
import { colour, radius } from '../theme/tokens.ts';

/** A screen of the app as a card on a partner's page. `clip` rounds the corners without a scroll container. */
export const card = style({
  display: 'flow-root',
  background: colour('background'),
  borderRadius: radius.l,
  overflow: 'clip',
  // An embedded widget does not fill the screen's height.
  vars: { '--_p-screen': 'auto' },
});
