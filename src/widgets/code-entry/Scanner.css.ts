import { globalStyle, style } from '@vanilla-extract/css';
import { flexRow } from '../shared/ui/theme/surface.ts';
import { colour, motion, radius, type } from '../shared/ui/theme/tokens.ts';

/** The camera's viewport; its other states have the same size. */
export const view = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.xl,
  minHeight: 'min(350px, 46dvh)',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '12px',
  padding: '24px 20px',
  textAlign: 'center',
  background: colour('sunken'),
  color: colour('ink-2'),
  '@container': { '(min-width: 760px)': { minHeight: '420px' } },
});
export const inviting = style({ background: colour('soft'), color: colour('on-soft') });
/** Dark in both themes, because the camera's picture follows. */
export const dark = style({ background: '#0E1711', color: '#FFFFFF' });

export const art = style({ width: '112px', height: '112px' });
export const sentence = style({ font: type.item, maxWidth: '30ch', textWrap: 'balance', color: colour('ink') });
export const help = style({ font: type.note, maxWidth: '34ch', textWrap: 'balance' });
export const action = style({ width: 'min(300px, 100%)', marginTop: '4px' });

/** Contains the video, which is larger than the viewport and clipped; not interactive. */
export const picture = style({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' });
globalStyle(`${picture} > *`, { left: '50%', top: '50%', transformOrigin: 'center' });
export const frame = style({
  position: 'absolute',
  inset: '0 0 36px',
  margin: 'auto',
  width: 'min(62%, 220px)',
  aspectRatio: '1',
  color: '#FFFFFF',
  pointerEvents: 'none',
  filter: 'drop-shadow(0 1px 3px rgb(0 0 0 / .5))',
  transition: `opacity ${motion.move} ${motion.ease}`,
});
export const caption = style({
  position: 'absolute',
  left: '12px',
  right: '12px',
  bottom: '12px',
  display: 'flex',
  justifyContent: 'center',
});
export const captionText = style({
  ...flexRow,
  gap: '10px',
  borderRadius: '20px',
  padding: '9px 16px',
  font: type.chip,
  // Readable over any picture.
  background: 'rgb(14 23 17 / .86)',
  color: '#FFFFFF',
});
export const torch = style({ position: 'absolute', right: '12px', top: '12px' });
