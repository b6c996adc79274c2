import { style, styleVariants } from '@vanilla-extract/css';
import { colour, font, radius, size } from '../theme/tokens.ts';

const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  maxWidth: '560px',
  paddingLeft: '16px',
  color: colour('text-muted'),
  background: colour('surface'),
  borderRadius: radius.pill,
  boxShadow: `inset 0 0 0 1.5px ${colour('control-border')}`,
  selectors: { '&:focus-within': { boxShadow: `inset 0 0 0 2px ${colour('primary')}` } },
});
export const field = styleVariants({ small: [base, { height: size.tap }], large: [base, { minHeight: size.button }] });

/** 16 px at least, otherwise phones zoom into the field. */
export const input = style({
  flex: 1,
  minWidth: 0,
  font: font(600, 16, 24),
  color: colour('text'),
  outline: 'none',
  appearance: 'none',
  selectors: {
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&::placeholder': { color: colour('text-muted'), fontWeight: 500, opacity: 1 },
  },
});
