import { style } from '@vanilla-extract/css';
import { title } from '../shared/ui/theme/surface.ts';
import { colour, radius, type } from '../shared/ui/theme/tokens.ts';

export const card = style({
  position: 'relative',
  overflow: 'hidden',
  padding: 'min(24px, 6vw)',
  borderRadius: radius.xl,
  background: colour('inverse'),
  color: colour('on-inverse'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const coin = style({
  position: 'absolute',
  right: '-68px',
  top: '-46px',
  width: '220px',
  height: '220px',
  opacity: 0.16,
  pointerEvents: 'none',
});
export const label = style({ position: 'relative', font: type.chip, color: colour('on-inverse-muted') });
export const amount = style({
  position: 'relative',
  font: '700 44px/52px var(--_p-font)',
  letterSpacing: '-.03em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { '(max-width: 320px)': { font: type.title } },
});
export const sentence = style({ position: 'relative', ...title, padding: '11px 0' });
