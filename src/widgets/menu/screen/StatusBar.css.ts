import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { flexColumn, flexRow, oneLine } from '../../shared/ui/theme/surface.ts';
import { colour } from '../../shared/ui/theme/tokens.ts';
import { INDEX_GAP_EM, still, upright, within } from './measures.ts';

const inPanel = within('2.25em', '2.25em');
export const panel = style({
  flex: 'none',
  width: '23em',
  background: colour('inverse'),
  color: colour('on-inverse'),
  ...flexColumn,
  ...inPanel.left,
  selectors: { '[data-side] &': inPanel.right },
  '@container': {
    [upright]: {
      width: 'auto',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '2em',
      rowGap: '1.5em',
      ...inPanel.top,
      selectors: { '[data-side] &': inPanel.bottom },
    },
  },
});
export const brand = style({
  ...flexRow,
  gap: '1.1em',
  // A long name uses the whole width.
  selectors: { '&[data-long]': { flexDirection: 'column', alignItems: 'flex-start', gap: '.9em' } },
  '@container': { [upright]: { selectors: { '&[data-long]': { flexDirection: 'row', alignItems: 'center' } } } },
});
export const logo = style({ flex: 'none', width: '3.75em', height: '3.75em' });
globalStyle(`${logo} > *`, { width: '100%', height: '100%' });
export const title = style({
  fontSize: '2.1em',
  fontWeight: 700,
  lineHeight: 1.15,
  letterSpacing: '-.02em',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  selectors: { '[data-long] > &': { fontSize: '1.75em' }, '[data-long=endless] > &': { fontSize: '1.4em' } },
});
export const clock = style({ marginTop: '2.25em', '@container': { [upright]: { marginTop: 0, textAlign: 'end' } } });
export const time = style({
  display: 'block',
  // The widest time, 04:44, fits.
  fontSize: '5.75em',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'proportional-nums',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-.02em',
  '@container': { [upright]: { fontSize: '5.5em' } },
});
export const day = style({
  fontSize: '1.6em',
  lineHeight: 1.25,
  fontWeight: 600,
  color: colour('on-inverse-muted'),
  marginTop: '.35em',
  textWrap: 'balance',
  '@container': { [upright]: { whiteSpace: 'nowrap' } },
});
export const index = style({
  marginTop: '2.25em',
  marginInline: '-1.05em',
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'hidden',
  ...flexColumn,
  gap: `${INDEX_GAP_EM}em`,
  '@container': { [upright]: { display: 'none' } },
});
export const indexItem = style({
  // An item and the gap below it add up to INDEX_EM.
  fontSize: '1.75em',
  fontWeight: 600,
  lineHeight: 1.2,
  padding: '.32em .6em',
  borderRadius: '.6em',
  color: colour('on-inverse-muted'),
  ...oneLine,
  flex: 'none',
  selectors: { '&[aria-current]': { background: colour('on-inverse'), color: colour('inverse'), fontWeight: 700 } },
});
export const foot = style({
  marginTop: 'auto',
  display: 'grid',
  gap: '.9em',
  '@container': { [upright]: { gridColumn: '1 / -1', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: '2em' } },
});
export const cachedAt = style({
  ...flexRow,
  gap: '.5em',
  fontSize: '1.4em',
  fontWeight: 600,
  color: colour('on-inverse-muted'),
  '@container': { [upright]: { gridColumn: '1 / -1' } },
});
const drawing = { flex: 'none', fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const cachedAtMark = style({ ...drawing, width: '1.4em', height: '1.4em', strokeWidth: 1.8 });
export const count = style({ fontSize: '1.75em', fontWeight: 600, color: colour('on-inverse-muted') });
export const countHere = style({ color: colour('on-inverse'), fontWeight: 700 });
export const marks = style({ display: 'flex', gap: '.5em', minWidth: 0 });
export const mark = style({
  flex: 1,
  height: '.5em',
  borderRadius: '.25em',
  overflow: 'hidden',
  background: `color-mix(in srgb, ${colour('on-inverse-muted')} 30%, transparent)`,
  selectors: { '&[data-past]': { background: colour('on-inverse-muted') } },
});
const filling = keyframes({ from: { transform: 'scaleX(0)' } });
const filled = { display: 'block', height: '100%', background: colour('on-inverse'), transformOrigin: '0 50%' } as const;
export const fill = style({
  ...filled,
  animationName: filling,
  animationTimingFunction: 'linear',
  animationFillMode: 'both',
  selectors: { '[data-paused] &': { animationPlayState: 'paused' } },
  '@media': { [still]: { animation: 'none' } },
});
export const progress = style(filled);

export const paused = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '.2em .6em',
  fontSize: '1.75em',
  lineHeight: 1.2,
  padding: '.7em .8em',
  marginInline: '-.6em',
  borderRadius: '.7em',
  background: colour('on-inverse'),
  color: colour('inverse'),
  '@container': { [upright]: { gridColumn: '1 / -1', gridTemplateColumns: 'auto auto minmax(0, 1fr)', columnGap: '.8em' } },
});
export const pausedHint = style({
  gridColumn: '1 / -1',
  fontSize: '.7em',
  fontWeight: 600,
  '@container': { [upright]: { gridColumn: 'auto' } },
});
export const pausedMark = style({ ...drawing, width: '1.3em', height: '1.3em', strokeWidth: 4 });
