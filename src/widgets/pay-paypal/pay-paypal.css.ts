import { style } from '@vanilla-extract/css';
import { colour, radius, shadow, type } from '../shared/ui/theme/tokens.ts';

export const approval = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  gap: '8px',
  padding: '32px 20px',
  background: colour('surface'),
  borderRadius: radius.l,
  boxShadow: shadow.resting,
});
export const lead = style({ font: type.head, maxWidth: '26ch', textWrap: 'balance', marginTop: '8px' });
export const note = style({ color: colour('text-muted'), maxWidth: '34ch', textWrap: 'balance' });
export const button = style({ width: 'min(320px, 100%)', minHeight: '48px', marginTop: '16px', colorScheme: 'light' });
