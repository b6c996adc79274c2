import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { column, title } from '../theme/surface.ts';
import { colour, screen } from '../theme/tokens.ts';

// Embedded in another page, the widget is only as high as its content.
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'var(--_p-screen, 100dvh)',
  outline: 'none',
  // The foot has two buttons at most.
  vars: { '--_p-notice': '0', '--_p-below': 'min(160px, 30vh)' },
});
/** Without the margins at its sides, which each widget sets. */
export const main = style({
  flex: 1,
  ...column,
  // The corners of the rotating ring are empty and must not make the page scroll.
  overflow: 'clip',
  '@media': { [screen.tablet]: { flex: 'none' } },
});
export const scene = style({
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  // The ring is 10 px larger than the drawing on each side.
  margin: '22px auto 28px',
  width: 'min(230px, 100%)',
  aspectRatio: '1',
  // In a low window what was ordered, and the way to help, stay above the foot.
  '@media': { '(max-height: 860px)': { width: 'min(184px, 100%)', marginBlock: '14px 20px' } },
});
globalStyle(`${scene} > svg`, { gridArea: '1 / 1', maxWidth: 'calc(100% + 20px)', height: 'auto' });
const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
export const ring = style({
  color: colour('primary'),
  transformOrigin: 'center',
  animation: `${turn} 2.4s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
/** On the lower right of the drawing. */
export const mark = style({
  position: 'absolute',
  right: '4%',
  bottom: '4%',
  width: '48px',
  height: '48px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  border: `4px solid ${colour('background')}`,
});
export const done = style({ background: colour('primary'), color: colour('on-primary') });
export const status = style({ textAlign: 'center', display: 'grid', gap: '6px', justifyItems: 'center' });
export const statusTitle = style({ ...title, textWrap: 'balance', overflowWrap: 'anywhere' });
export const statusText = style({ color: colour('text-muted'), maxWidth: '32ch', textWrap: 'balance' });
/** On a phone at the bottom of the window, on a wide screen below the content. */
export const foot = style({
  position: 'var(--_p-sticky)' as 'sticky',
  vars: { '--_p-below': '0px' },
  bottom: 0,
  background: colour('surface'),
  boxShadow: `0 -1px 0 ${colour('border')}`,
  padding: '12px 20px calc(16px + env(safe-area-inset-bottom))',
  '@media': { [screen.tablet]: { position: 'static', background: 'none', boxShadow: 'none' } },
});
export const footInner = style({
  display: 'grid',
  gap: '8px',
  // As wide as the card above it.
  maxWidth: '680px',
  marginInline: 'auto',
  '@media': { [screen.desktop]: { maxWidth: '664px' } },
  selectors: { '&:has(> :nth-child(2))': { '@media': { [screen.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } } },
});
