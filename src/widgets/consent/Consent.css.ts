import { style } from '@vanilla-extract/css';
import { flexRow } from '../shared/ui/theme/surface.ts';
import { colour, radius, type } from '../shared/ui/theme/tokens.ts';

export const question = style({ marginBottom: '8px', minWidth: 0 });
export const legend = style({ font: type.item });
export const note = style({ font: type.note, color: colour('text-muted'), margin: '2px 0 10px', textWrap: 'balance' });
export const answers = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 110px), 1fr))', gap: '8px' });
export const answer = style({
  ...flexRow,
  gap: '10px',
  minHeight: '56px',
  padding: '8px 16px',
  borderRadius: radius.m,
  background: colour('surface'),
  boxShadow: `inset 0 0 0 1.5px ${colour('control-border')}`,
  font: type.item,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: colour('secondary'),
      color: colour('on-secondary'),
      boxShadow: `inset 0 0 0 2px ${colour('primary')}`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${colour('text')}`, outlineOffset: '2px' },
    [`${question}[data-missing] &`]: { boxShadow: `inset 0 0 0 2px ${colour('danger')}` },
  },
});
export const missing = style({ font: type.note, color: colour('danger'), minHeight: '24px', paddingTop: '6px' });
export const notice = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  // The last question leaves room for what is said of it.
  marginTop: '-8px',
  font: type.item,
  color: colour('primary'),
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
