import { style } from '@vanilla-extract/css';
import { problem } from '../feedback/Notice.css.ts';
import { colour, radius, screen, shadow, type } from '../theme/tokens.ts';

export const page = style({
  minHeight: '100dvh',
  background: colour('background'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '24px 20px 40px',
  // At one height, whatever the task shows.
  '@media': { [screen.tablet]: { paddingBlock: 'min(12dvh, 136px) 24px' } },
});
export const panel = style({
  width: '100%',
  maxWidth: '460px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  // A notice is as high as its content.
  vars: { '--_p-notice': '0', '--_p-no-bar': '0' },
  '@media': { [screen.tablet]: { background: colour('surface'), borderRadius: radius.xl, boxShadow: shadow.resting, padding: '32px' } },
});
export const brand = style({ display: 'flex', alignItems: 'center', gap: '10px', font: type.head, marginBottom: '14px' });
export const title = style({ font: type.title, letterSpacing: '-.015em', overflowWrap: 'anywhere', hyphens: 'auto' });
export const lead = style({ color: colour('text-muted'), margin: '6px 0 20px', overflowWrap: 'anywhere', textWrap: 'balance' });
export const actions = style({ display: 'grid', gap: '12px', marginTop: '16px' });
export const alert = style([problem, { font: type.chip, marginBottom: '8px' }]);
export const waiting = style({ display: 'flex', alignItems: 'center', gap: '14px', color: colour('text-muted'), padding: '12px 0' });
