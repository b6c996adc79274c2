import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { colour, radius, screen, shadow, size, type } from '../shared/ui/theme/tokens.ts';

export const result = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
export const main = style({
  flex: 1,
  width: '100%',
  maxWidth: '560px',
  marginInline: 'auto',
  padding: '0 20px 24px',
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
export const sceneRing = style({
  color: colour('green'),
  transformOrigin: 'center',
  animation: `${turn} 2.4s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
export const status = style({ textAlign: 'center', display: 'grid', gap: '6px', justifyItems: 'center', marginBottom: '24px' });
export const statusTitle = style({ font: type.title, letterSpacing: '-.015em', textWrap: 'balance' });
export const statusText = style({ color: colour('ink-2'), maxWidth: '36ch', textWrap: 'balance' });
export const strong = style({ color: colour('ink'), fontWeight: 700 });
export const details = style({ background: colour('surface'), borderRadius: radius.l, boxShadow: shadow.resting, padding: '14px 16px' });
export const detailsTitle = style({ font: type.label, color: colour('ink-2'), letterSpacing: '.02em', marginBottom: '8px' });
export const detail = style({
  display: 'flex',
  gap: '12px',
  alignItems: 'baseline',
  padding: '8px 0',
  font: type.item,
  selectors: { '& + &': { borderTop: `1px solid ${colour('line')}` } },
});
export const detailLabel = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const detailQuantity = style({ fontWeight: 700, whiteSpace: 'nowrap' });
export const foot = style({
  position: 'sticky',
  bottom: 0,
  background: colour('surface'),
  boxShadow: `0 -1px 0 ${colour('line')}, 0 -10px 24px rgba(22,38,28,.05)`,
  padding: '12px 20px calc(16px + env(safe-area-inset-bottom))',
  '@media': { [screen.desktop]: { position: 'static', background: 'none', boxShadow: 'none' } },
});
export const footInner = style({ display: 'grid', gap: '8px', maxWidth: '520px', marginInline: 'auto' });
export const countdownButton = style({ justifyContent: 'space-between', padding: '0 10px 0 24px' });
export const countdown = style({
  position: 'relative',
  width: size.tap,
  height: size.tap,
  display: 'grid',
  placeItems: 'center',
  font: '700 15px/1 var(--_pausa-font)',
});
globalStyle(`${countdown} svg`, { position: 'absolute', inset: 0, transform: 'rotate(-90deg)' });
export const help = style({ display: 'flex', justifyContent: 'center', paddingTop: '16px' });

export const list = style({
  display: 'grid',
  gap: '12px',
  padding: '8px 20px 32px',
  maxWidth: '720px',
  '@media': { [screen.desktop]: { padding: '8px 28px 48px' } },
});
export const card = style({
  background: colour('surface'),
  borderRadius: radius.l,
  boxShadow: shadow.resting,
  padding: '16px',
  display: 'grid',
  gap: '10px',
});
export const cardTop = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '4px 12px' });
export const cardDate = style({ font: type.note, color: colour('ink-2') });
export const cardBottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 12px',
});
export const again = style({ '@media': { [screen.desktop]: { width: 'auto', justifySelf: 'end' } } });
export const cardLabel = style({ font: type.item, overflowWrap: 'anywhere' });
export const cardTotal = style({ font: type.price, whiteSpace: 'nowrap' });
export const note = style({
  margin: '0 20px',
  padding: '12px 16px',
  borderRadius: radius.m,
  background: colour('amber'),
  color: colour('on-amber'),
  font: type.chip,
  maxWidth: '680px',
  // As wide as the list below it.
  '@media': { [screen.desktop]: { margin: '0 28px', maxWidth: '664px' } },
});
export const dialogBody = style({ padding: '4px 20px 24px', display: 'grid', gap: '14px' });
export const dialogTotal = style({ display: 'flex', justifyContent: 'space-between', font: type.price, padding: '0 4px' });
