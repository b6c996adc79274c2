import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { column, flexRow, surface } from '../shared/ui/theme/surface.ts';
import { colour, motion, radius, screen, type, wider } from '../shared/ui/theme/tokens.ts';

/** Without a camera it is the column of the pages without a grid. */
export const page = style({
  containerType: 'inline-size',
  maxWidth: '1000px',
  marginInline: 'auto',
  paddingBottom: '28px',
  selectors: { '&[data-columns="1"]': column },
});
/** One column on phones; camera and form side by side where there is room. */
export const body = style({
  display: 'grid',
  gap: '14px',
  padding: '8px 20px 0',
  maxWidth: '560px',
  marginInline: 'auto',
  '@container': {
    [wider(760)]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      gap: '28px',
      maxWidth: 'none',
      padding: '16px 20px 0',
      '@media': { [screen.desktop]: { paddingInline: '28px' } },
      marginInline: '0',
      alignItems: 'start',
    },
  },
});
const hide = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });
/** Until it is known whether there is a camera, for a second at most: the form does not move then. */
export const checking = style({ animation: `${hide} 1s` });
globalStyle(`${page}[data-columns="1"] > ${body}`, {
  maxWidth: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14px',
  '@media': { [screen.desktop]: { paddingInline: '28px' } },
});
/** A word between two lines: horizontal on phones, vertical between two columns. */
export const or = style({
  ...flexRow,
  gap: '12px',
  font: type.note,
  color: colour('text-muted'),
  selectors: { '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${colour('border')}` } },
  '@container': {
    [wider(760)]: {
      flexDirection: 'column',
      alignSelf: 'stretch',
      selectors: { '&::before, &::after': { borderTop: 0, borderLeft: `1px solid ${colour('border')}` } },
    },
  },
});
export const form = style({
  ...surface,
  padding: '16px',
  display: 'grid',
  // The field brings the line of its error, which is nearer to the field than to the button.
  gap: '18px',
  // Without a camera it comes first.
  selectors: { [`${page}[data-columns="1"] &`]: { order: -1 } },
  '@media': { [screen.desktop]: { padding: '24px' } },
});
// Without an error its line takes no room.
globalStyle(`${form} p:empty`, { minHeight: 0, padding: 0 });
export const formTitle = style({ font: type.item, '@media': { [screen.desktop]: { font: type.head } } });

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
  background: colour('surface-sunken'),
  color: colour('text-muted'),
  '@container': { [wider(760)]: { minHeight: '420px' } },
});
export const inviting = style({ background: colour('secondary'), color: colour('on-secondary') });
/** Dark in both themes, because the camera's picture appears in its place. */
export const dark = style({ background: '#0E1711', color: '#FFFFFF' });

/** No camera: the picture next to the reason. */
export const off = style({
  borderRadius: radius.l,
  minHeight: 0,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  justifyItems: 'start',
  textAlign: 'left',
  gap: '16px',
  '@container': { [wider(760)]: { minHeight: 0 } },
});
export const art = style({ width: '112px', height: '112px', selectors: { [`${off} > &`]: { width: '56px', height: '56px' } } });
export const sentence = style({ font: type.item, maxWidth: '30ch', textWrap: 'balance', color: colour('text') });
export const help = style({ font: type.note, maxWidth: '34ch', textWrap: 'balance' });
export const action = style({ width: 'min(300px, 100%)', marginTop: '4px' });
// A browser that makes the lines equally long rarely breaks 'QR-Code'.
globalStyle(`${action} > *`, { textWrap: 'balance' });

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
