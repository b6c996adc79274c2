import { style } from '@vanilla-extract/css';
import { colour, radius, screen, size } from '../shared/ui/tokens.ts';

export const search = style({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  display: 'block',
  background: colour('ground'),
  padding: '6px 20px 8px',
  '@media': { [screen.desktop]: { padding: '6px 28px 8px' } },
});
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: size.button,
  maxWidth: '560px',
  paddingLeft: '16px',
  color: colour('ink-2'),
  background: colour('surface'),
  borderRadius: radius.pill,
  boxShadow: `inset 0 0 0 1.5px ${colour('control')}`,
  selectors: { '&:focus-within': { boxShadow: `inset 0 0 0 2px ${colour('green')}` } },
});
/** 16 px, or phones zoom into the field. */
export const input = style({
  flex: 1,
  minWidth: 0,
  font: '600 16px/24px var(--_pausa-font)',
  color: colour('ink'),
  outline: 'none',
  appearance: 'none',
  selectors: {
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&::placeholder': { color: colour('ink-2'), fontWeight: 500, opacity: 1 },
  },
});
