import { style } from '@vanilla-extract/css';
import { colour, radius, screen, shadow, type } from './tokens.ts';

/** Read by assistive technology, not drawn. */
export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const box = style({ background: colour('surface'), borderRadius: radius.l, boxShadow: shadow.resting, overflow: 'hidden' });
export const muted = style({ color: colour('ink-2') });
export const note = style({ font: type.note, color: colour('ink-2') });
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  font: `600 12px/16px var(--_pausa-font)`,
  padding: '5px 10px',
  borderRadius: radius.pill,
  background: colour('sunken'),
  color: colour('ink'),
});
export const tagGreen = style({ background: colour('soft'), color: colour('on-soft') });
export const tagAmber = style({ background: colour('amber'), color: colour('on-amber') });
export const dot = style({ width: '8px', height: '8px', borderRadius: '50%', background: colour('green'), flex: 'none' });
export const dotClosed = style({ background: colour('danger') });

/** The page's own bar: title, one line below, controls at the end. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  padding: '16px 12px 4px 20px',
  '@media': { [screen.desktop]: { padding: '24px 28px 8px' } },
});
export const barWithBack = style({ paddingLeft: '8px' });
export const barText = style({ flex: 1, minWidth: 0 });
export const barTitle = style({
  font: type.head,
  letterSpacing: '-.01em',
  overflowWrap: 'anywhere',
  '@media': { [screen.desktop]: { font: type.title } },
});
export const barNote = style({ font: type.note, color: colour('ink-2'), display: 'flex', alignItems: 'center', gap: '6px' });
export const sectionTitle = style({ font: type.label, letterSpacing: '.08em', textTransform: 'uppercase' });
export const page = style({ padding: '8px 20px 32px', '@media': { [screen.desktop]: { padding: '8px 28px 48px' } } });
export const narrow = style({ width: '100%', maxWidth: '560px', marginInline: 'auto' });
/** Pinned to the foot of a screen or dialog. */
export const foot = style({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gap: '8px',
  padding: '12px 20px calc(20px + env(safe-area-inset-bottom))',
  background: colour('surface'),
  boxShadow: `0 -1px 0 ${colour('line')}, 0 -10px 24px rgba(22,38,28,.05)`,
});
