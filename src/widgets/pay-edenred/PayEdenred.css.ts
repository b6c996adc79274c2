import { style } from '@vanilla-extract/css';
import { colour, radius, shadow, type } from '../shared/ui/theme/tokens.ts';

export const offer = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '16px',
  padding: '16px 0 32px',
});
export const head = style({ display: 'flex', alignItems: 'center', gap: '14px' });
export const heading = style({ minWidth: 0 });
export const title = style({ font: type.title, letterSpacing: '-.015em' });
export const account = style({ font: type.note, color: colour('text-muted'), overflowWrap: 'anywhere' });
export const card = style({ background: colour('surface'), borderRadius: radius.l, boxShadow: shadow.resting, padding: '8px 18px' });
export const line = style({
  display: 'flex',
  gap: '12px',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  padding: '12px 0',
  font: type.item,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '& + &': { borderTop: `1px solid ${colour('border')}` } },
});
export const total = style({ font: type.head });
export const problem = style({ font: type.item });
export const actions = style({ display: 'grid', gap: '6px' });
