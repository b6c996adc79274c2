import { globalStyle, style } from '@vanilla-extract/css';
import { flexRow, surface } from '../theme/surface.ts';
import { colour, screen, textPx, type } from '../theme/tokens.ts';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px',
  paddingTop: '18px',
  selectors: { '&:first-child': { paddingTop: '4px' } },
});
export const heading = style({ font: type.label, color: colour('text-muted'), letterSpacing: '.02em', outline: 'none' });
export const box = style({ ...surface, overflow: 'clip' });
export const item = style({
  display: 'flex',
  selectors: {
    '& + &': { boxShadow: `inset 74px 0 0 ${colour('surface')}, inset -16px 0 0 ${colour('surface')}, inset 0 1px 0 ${colour('border')}` },
  },
});
/** A row whose control wraps below its text in a narrow container. */
export const wrapping = style({ flexWrap: 'wrap' });
/** A row that cannot be chosen. */
export const off = style({ color: colour('text-muted') });
globalStyle(`${off} > [data-provider]`, { filter: 'grayscale(1)', opacity: 0.45 });
/** A row that is a link or a button over its whole width. */
export const row = style({
  ...flexRow,
  gap: '14px',
  width: '100%',
  minWidth: 0,
  minHeight: '68px',
  padding: '12px 16px',
  textAlign: 'left',
});
export const pressable = style({
  outlineOffset: '-3px',
  selectors: { '&[aria-disabled="true"]': { opacity: 0.55 } },
  '@media': { [screen.hover]: { selectors: { '&:hover:not([aria-disabled="true"])': { background: colour('surface-sunken') } } } },
});
export const text = style({ flex: `1 1 ${textPx(76)}`, minWidth: 0, display: 'grid', gap: '1px' });
export const name = style({ font: type.item, overflowWrap: 'anywhere' });
export const note = style({ font: type.note, color: colour('text-muted'), overflowWrap: 'anywhere', textWrap: 'balance' });
export const end = style({ color: colour('text-muted'), display: 'grid', placeItems: 'center', flex: 'none' });
