import { style } from '@vanilla-extract/css';
import { colour, radius, type } from '../ui/theme/tokens.ts';

export const notice = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  gap: '8px',
  padding: '24px 12px 40px',
});
/** The provider's logo, 44 px, drawn at one and a half times its size. */
export const plate = style({
  width: '132px',
  height: '132px',
  marginBottom: '20px',
  borderRadius: '50%',
  background: colour('soft'),
  display: 'grid',
  placeItems: 'center',
});
export const sign = style({ display: 'grid', transform: 'scale(1.5)' });
export const told = style({ display: 'grid', gap: '8px', justifyItems: 'center' });
export const title = style({ font: type.title, letterSpacing: '-.015em', maxWidth: '22ch', textWrap: 'balance', overflowWrap: 'anywhere' });
export const text = style({ color: colour('ink-2'), maxWidth: '38ch', textWrap: 'balance' });
export const problem = style({
  font: type.item,
  background: colour('danger-soft'),
  color: colour('on-danger-soft'),
  borderRadius: radius.m,
  padding: '12px 16px',
  maxWidth: '38ch',
  marginTop: '8px',
});
export const actions = style({ display: 'grid', gap: '6px', justifyItems: 'center', width: 'min(280px, 100%)', marginTop: '16px' });
