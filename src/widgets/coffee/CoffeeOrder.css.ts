import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { colour, radius, screen, shadow, type } from '../shared/ui/theme/tokens.ts';

// Embedded in another page, the widget is only as high as its content.
export const result = style({ display: 'flex', flexDirection: 'column', minHeight: 'var(--_pausa-screen, 100dvh)', outline: 'none' });
export const main = style({
  flex: 1,
  width: '100%',
  maxWidth: '560px',
  marginInline: 'auto',
  padding: '0 min(20px, 4vw) 24px',
  // The corners of the rotating ring are empty and must not make the page scroll.
  overflow: 'clip',
});
export const scene = style({
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  margin: '8px auto 20px',
  width: 'min(230px, 100%)',
  aspectRatio: '1',
});
globalStyle(`${scene} > svg`, { gridArea: '1 / 1', maxWidth: 'calc(100% + 20px)', height: 'auto' });
const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
export const ring = style({
  color: colour('green'),
  transformOrigin: 'center',
  animation: `${turn} 2.4s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
const fill = keyframes({ from: { transform: 'scale(.55)' }, to: { transform: 'scale(1)' } });
export const filling = style({
  transformOrigin: '125px 125px',
  animation: `${fill} 6s ease-out both`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
export const said = style({ textAlign: 'center', display: 'grid', gap: '6px', justifyItems: 'center' });
export const title = style({ font: type.title, letterSpacing: '-.015em', textWrap: 'balance', overflowWrap: 'anywhere' });
export const text = style({ color: colour('ink-2'), maxWidth: '36ch', textWrap: 'balance' });
export const late = style({ color: colour('ink'), maxWidth: '36ch', textWrap: 'balance', marginTop: '6px' });
export const card = style({
  background: colour('surface'),
  borderRadius: radius.l,
  boxShadow: shadow.resting,
  padding: '14px 16px',
  marginTop: '24px',
  display: 'grid',
  gap: '6px',
});
export const cardTitle = style({ font: type.label, color: colour('ink-2'), letterSpacing: '.02em' });
export const cardLine = style({ font: type.item, overflowWrap: 'anywhere' });
export const cardText = style({ font: type.note, color: colour('ink-2') });
globalStyle(`${card} a`, { justifySelf: 'start', marginLeft: '-20px' });
export const foot = style({
  position: 'sticky',
  bottom: 0,
  background: colour('surface'),
  boxShadow: `0 -1px 0 ${colour('line')}, 0 -10px 24px rgba(22,38,28,.05)`,
  padding: '12px 20px calc(16px + env(safe-area-inset-bottom))',
  '@media': { [screen.desktop]: { position: 'static', background: 'none', boxShadow: 'none' } },
});
export const footInner = style({ display: 'grid', gap: '8px', maxWidth: '520px', marginInline: 'auto' });
