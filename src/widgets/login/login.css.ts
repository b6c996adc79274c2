import { style } from '@vanilla-extract/css';
import { colour, radius, screen, shadow, type } from '../shared/ui/tokens.ts';

export const page = style({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  background: colour('ground'),
  '@media': { [screen.desktop]: { flexDirection: 'row' } },
});
export const hero = style({
  height: 'min(51dvh, 430px)',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '0 0 44px 44px',
  background: colour('sunken'),
  '@media': { [screen.desktop]: { height: 'auto', flex: '1 1 55%', borderRadius: '0 44px 44px 0' } },
});
export const content = style({
  flex: 1,
  padding: '24px 24px calc(32px + env(safe-area-inset-bottom))',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: '480px',
  marginInline: 'auto',
  '@media': { [screen.desktop]: { justifyContent: 'center', flex: '1 1 45%', padding: '48px' } },
});
export const brand = style({ display: 'flex', alignItems: 'center', gap: '10px', font: type.head, marginBottom: '14px' });
export const headline = style({
  font: 'var(--_pausa-hero, 700 31px/37px var(--_pausa-font))',
  letterSpacing: '-.02em',
  whiteSpace: 'pre-line',
  marginBottom: '22px',
});
export const ways = style({ display: 'grid', gap: '10px' });

export const formPage = style({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '24px 20px 40px',
  '@media': { [screen.tablet]: { justifyContent: 'center' } },
});
export const panel = style({
  width: '100%',
  maxWidth: '460px',
  display: 'grid',
  gap: '8px',
  '@media': { [screen.tablet]: { background: colour('surface'), borderRadius: radius.xl, boxShadow: shadow.resting, padding: '32px' } },
});
export const title = style({ font: type.title, letterSpacing: '-.015em', overflowWrap: 'anywhere' });
export const lead = style({ color: colour('ink-2'), marginBottom: '14px', overflowWrap: 'anywhere' });
export const actions = style({ display: 'grid', gap: '8px', marginTop: '8px' });
export const alert = style({
  background: colour('danger-soft'),
  color: colour('on-danger-soft'),
  borderRadius: radius.m,
  padding: '12px 16px',
  font: type.chip,
  marginBottom: '8px',
});
export const waiting = style({ display: 'flex', alignItems: 'center', gap: '14px', color: colour('ink-2'), padding: '12px 0' });
export const reveal = style({ marginRight: '8px' });
