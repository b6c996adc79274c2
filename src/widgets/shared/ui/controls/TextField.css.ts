import { style } from '@vanilla-extract/css';
import { colour, font, radius, type } from '../theme/tokens.ts';

export const field = style({
  display: 'flex',
  alignItems: 'center',
  background: colour('surface'),
  borderRadius: radius.m,
  minHeight: '60px',
  boxShadow: `inset 0 0 0 1.5px ${colour('control-border')}`,
  selectors: {
    '&:focus-within': { boxShadow: `inset 0 0 0 2px ${colour('primary')}` },
    '&[data-invalid]': { boxShadow: `inset 0 0 0 2px ${colour('danger')}` },
    '&[data-readonly]': { background: colour('surface-sunken'), boxShadow: 'none' },
  },
});
export const labelled = style({ flex: 1, minWidth: 0, display: 'block', padding: '9px 16px', cursor: 'text' });
export const label = style({ display: 'block', font: font(600, 12, 16), color: colour('text-muted') });
/** 16 px at least, otherwise phones zoom into the field. */
export const input = style({
  display: 'block',
  width: '100%',
  font: font(600, 16, 24),
  color: colour('text'),
  outline: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
});
export const error = style({ font: type.note, color: colour('danger'), padding: '6px 16px 0', minHeight: '24px' });
export const hint = style({ font: type.note, color: colour('text-muted'), padding: '6px 16px 0', minHeight: '24px', textWrap: 'balance' });
/** The live region stays mounted, without height. */
export const noError = style({ height: 0 });
