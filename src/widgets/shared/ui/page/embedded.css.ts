import { style } from '@vanilla-extract/css';
import { colour, radius } from '../theme/tokens.ts';

/** On a partner's page the widgets have the background of their theme: the page may be light and the widgets dark. */
export const root = style({ display: 'flow-root', background: colour('background'), borderRadius: radius.l });

/** A screen of the app as a card on a partner's page. `clip` rounds the corners without a scroll container. */
export const card = style({
  overflow: 'clip',
  // An embedded widget does not fill the screen's height.
  vars: { '--_p-screen': 'auto' },
});
