import { style } from '@vanilla-extract/css';
import { centred, danger, outcomeWidth } from '../theme/surface.ts';
import { colour, radius, type } from '../theme/tokens.ts';

/** In the app each error and each empty page is at one height (document.css), on a partner's page it is as high as its content. */
export const notice = style({ ...centred, paddingBlock: '40px', minHeight: 'var(--_p-notice, 0)' });
/** There is no bar above it. */
export const alone = style({ marginTop: 'var(--_p-no-bar, 0)' });
export const picture = style({
  width: 'min(210px, 70%)',
  height: 'auto',
  marginBottom: '14px',
  filter: 'brightness(var(--_p-dim))',
});
export const title = style({
  overflowWrap: 'anywhere',
  font: type.title,
  letterSpacing: '-.015em',
  maxWidth: 'min(440px, 100vw - 40px)',
  textWrap: 'balance',
});
export const text = style({ color: colour('text-muted'), maxWidth: 'min(34ch, 100vw - 40px)', textWrap: 'balance' });
/** The rest of a long title. */
export const rest = style({ font: type.body, letterSpacing: 0, color: colour('text-muted'), paddingTop: '6px' });
export const actions = style({
  display: 'grid',
  gap: '12px',
  justifyItems: 'center',
  width: outcomeWidth,
  marginTop: '16px',
});
export const problem = style({ ...danger, borderRadius: radius.m, padding: '12px 16px' });
