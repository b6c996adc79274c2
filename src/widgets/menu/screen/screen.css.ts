import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { colour } from '../../shared/ui/tokens.ts';

/*
 * Everything is in em of a screen of 1920 by 1080 (or upright) with 16 px to the em: the layout is the same from a small frame
 * to 4K. The page layout (use-layout.tsx) uses three of the lengths, too.
 */

/** Height of a category's heading, with the space below it. */
export const HEADING_EM = 3.75;
/** Gap between two rows of cards. */
export const GAP_EM = 1.5;
/** Gap above a category that is not the first on its page. */
export const SECTION_GAP_EM = 2.25;
/** Height of a category in the panel's list, with the space below it. */
export const INDEX_EM = 3.47;
export const INDEX_GAP_EM = 0.25;
/** One step of the shift against burn-in. */
export const SHIFT_EM = 0.4;
/** How far the shift may move the content beyond each edge. */
const MARGIN = '0.75em';

/** Padding for the shift at three edges; the fourth edge touches the other part of the screen. */
const within = (block: string, inline: string) => {
  const [b, i] = [`calc(${block} + ${MARGIN})`, `calc(${inline} + ${MARGIN})`];
  return {
    left: { padding: `${b} ${inline} ${b} ${i}` },
    right: { padding: `${b} ${i} ${b} ${inline}` },
    top: { padding: `${b} ${i} ${block} ${i}` },
    bottom: { padding: `${block} ${i} ${b} ${i}` },
  };
};
const inRail = within('2.25em', '2.25em');
const inMain = within('2em', '2.25em');

const FADE = '900ms';
const still = '(prefers-reduced-motion: reduce)';
const upright = '(orientation: portrait)';

/** The height of its host, or of the window when the host sets no height: only then do its lines give it one. */
export const box = style({
  position: 'relative',
  height: '100%',
  overflow: 'clip',
  background: colour('ground'),
  '::before': { content: '""', display: 'block', height: '100dvh' },
});
// Every element between the host element and the screen must pass its height on.
globalStyle(`:is([data-pausa-shell], [data-pausa-root]):has(${box})`, { height: '100%' });

export const stage = style({
  position: 'absolute',
  inset: 0,
  containerType: 'size',
  overflow: 'clip',
  color: colour('ink'),
  overflowWrap: 'anywhere',
});

const scaled = {
  position: 'absolute',
  inset: `calc(-1 * ${MARGIN})`,
  fontFamily: 'var(--_pausa-font)',
  fontWeight: 500,
  lineHeight: 1.25,
  // Lines break at the same words at all sizes of the same aspect ratio.
  textRendering: 'geometricPrecision',
  fontSize: 'max(9px, min(100cqw / 120, 100cqh / 67.5))',
  '@container': { [upright]: { fontSize: 'max(9px, min(100cqw / 67.5, 100cqh / 120))' } },
} as const;

export const inner = style([
  scaled,
  {
    display: 'flex',
    cursor: 'none',
    userSelect: 'none',
    transition: 'translate 3s ease-in-out',
    selectors: { '&[data-side]': { flexDirection: 'row-reverse' } },
    '@container': {
      [upright]: { flexDirection: 'column', selectors: { '&[data-side]': { flexDirection: 'column-reverse' } } },
    },
    '@media': { [still]: { transition: 'none' } },
  },
]);

/** The area that a press pauses. It has no box of its own. */
export const pages = style({ display: 'contents', selectors: { '&[data-pointer]': { cursor: 'pointer' } } });

// The panel.

export const rail = style({
  flex: 'none',
  width: '23em',
  background: colour('night'),
  color: colour('on-night'),
  display: 'flex',
  flexDirection: 'column',
  ...inRail.left,
  selectors: { '[data-side] &': inRail.right },
  '@container': {
    [upright]: {
      width: 'auto',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '2em',
      rowGap: '1.5em',
      ...inRail.top,
      selectors: { '[data-side] &': inRail.bottom },
    },
  },
});
export const brand = style({
  display: 'flex',
  alignItems: 'center',
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
  fontSize: '6.25em',
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
  color: colour('on-night-2'),
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
  display: 'flex',
  flexDirection: 'column',
  gap: `${INDEX_GAP_EM}em`,
  '@container': { [upright]: { display: 'none' } },
});
export const indexItem = style({
  // Together with the gap: INDEX_EM.
  fontSize: '1.75em',
  fontWeight: 600,
  lineHeight: 1.2,
  padding: '.32em .6em',
  borderRadius: '.6em',
  color: colour('on-night-2'),
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  flex: 'none',
  selectors: { '&[aria-current]': { background: colour('on-night'), color: colour('night'), fontWeight: 700 } },
});
export const foot = style({
  marginTop: 'auto',
  display: 'grid',
  gap: '.9em',
  '@container': { [upright]: { gridColumn: '1 / -1', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: '2em' } },
});
export const cachedAt = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.5em',
  fontSize: '1.4em',
  fontWeight: 600,
  color: colour('on-night-2'),
  '@container': { [upright]: { gridColumn: '1 / -1' } },
});
export const cachedAtMark = style({
  width: '1.4em',
  height: '1.4em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const count = style({ fontSize: '1.75em', fontWeight: 600, color: colour('on-night-2') });
export const countHere = style({ color: colour('on-night'), fontWeight: 700 });
/** Visually hidden, read by assistive technology. */
export const spoken = style({ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' });
export const marks = style({ display: 'flex', gap: '.5em', minWidth: 0 });
export const mark = style({
  flex: 1,
  height: '.5em',
  borderRadius: '.25em',
  overflow: 'hidden',
  background: `color-mix(in srgb, ${colour('on-night-2')} 30%, transparent)`,
  selectors: { '&[data-past]': { background: colour('on-night-2') } },
});
const filling = keyframes({ from: { transform: 'scaleX(0)' } });
export const fill = style({
  display: 'block',
  height: '100%',
  background: colour('on-night'),
  transformOrigin: '0 50%',
  animationName: filling,
  animationTimingFunction: 'linear',
  animationFillMode: 'both',
  selectors: { '[data-paused] &': { animationPlayState: 'paused' } },
  '@media': { [still]: { animation: 'none' } },
});
export const whole = style({ display: 'block', height: '100%', background: colour('on-night'), transformOrigin: '0 50%' });

// The pages.

export const main = style({
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  ...inMain.right,
  selectors: { '[data-side] &': inMain.left },
  '@container': { [upright]: { ...inMain.bottom, selectors: { '[data-side] &': inMain.top } } },
});
export const frame = style({ flex: 1, minWidth: 0, minHeight: 0, position: 'relative' });
export const measuring = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
});

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
export const page = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'safe center',
  gap: `${SECTION_GAP_EM}em`,
  animation: `${appear} ${FADE} ease-in-out`,
  '@media': { [still]: { animation: 'none' } },
});
export const leaving = style({
  animation: `${vanish} ${FADE} ease-in-out both`,
  '@media': { [still]: { display: 'none' } },
});
export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: `${GAP_EM}em`,
  // The needed height is measured before the dishes grow.
  selectors: { '[data-fitting] > &': { flexGrow: '0 !important', flexShrink: 0 }, '[data-few] > &': { justifyContent: 'center' } },
});
export const heading = style({
  flex: 'none',
  // Together with the section's gap: HEADING_EM. Letters extend beyond their line.
  fontSize: '2.25em',
  height: '1.3em',
  marginBlock: '-.15em',
  lineHeight: 1.3,
  fontWeight: 700,
  letterSpacing: '-.02em',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: colour('green'),
});
export const dishes = style({ flex: '1 1 auto', display: 'grid', gap: `${GAP_EM}em` });

// A dish.

export const card = style({
  background: colour('surface'),
  borderRadius: '1.5em',
  overflow: 'hidden',
  display: 'flex',
  minWidth: 0,
  minHeight: '8em',
});
export const small = style({ minHeight: '6.5em' });
export const picture = style({
  flex: 'none',
  width: '10.5em',
  background: colour('sunken'),
  position: 'relative',
  selectors: { '[data-few] &': { width: '16em' } },
});
export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: 'brightness(var(--_pausa-dim))',
  opacity: 0,
  transition: 'opacity 300ms',
  selectors: { '&[data-there]': { opacity: 1 } },
  '@media': { [still]: { transition: 'none' } },
});
export const body = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: '.6em',
  padding: '1em 1.25em 1em 1.4em',
});
export const name = style({
  fontSize: '2.4em',
  fontWeight: 700,
  lineHeight: 1.12,
  letterSpacing: '-.02em',
  selectors: { [`${small} &`]: { fontSize: '2em' } },
});
export const diet = style({
  fontSize: '1.4em',
  fontWeight: 600,
  lineHeight: 1.2,
  padding: '.25em .75em',
  borderRadius: '1em',
  background: colour('soft'),
  color: colour('on-soft'),
});
export const allergens = style({ fontSize: '1.6em', lineHeight: 1.25, color: colour('ink') });
export const factName = style({ fontWeight: 500 });
export const allergen = style({ fontWeight: 700 });
export const fact = style({ fontSize: '1.5em', lineHeight: 1.25, color: colour('ink-2') });

// Stopped.

export const pause = style({
  position: 'absolute',
  insetInlineEnd: `calc(2.5em + ${MARGIN})`,
  bottom: `calc(2em + ${MARGIN})`,
  fontSize: '1em',
  clipPath: 'inset(50%)',
  selectors: {
    '&:focus-visible': {
      clipPath: 'none',
      fontSize: '1.5em',
      fontWeight: 700,
      padding: '.6em 1.2em',
      borderRadius: '2em',
      background: colour('green'),
      color: colour('on-green'),
      zIndex: 2,
    },
  },
});
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
  background: colour('on-night'),
  color: colour('night'),
  '@container': { [upright]: { gridColumn: '1 / -1', gridTemplateColumns: 'auto auto minmax(0, 1fr)', columnGap: '.8em' } },
});
export const pausedHint = style({
  gridColumn: '1 / -1',
  fontSize: '.7em',
  fontWeight: 600,
  '@container': { [upright]: { gridColumn: 'auto' } },
});
export const pausedMark = style({
  width: '1.3em',
  height: '1.3em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 4,
  strokeLinecap: 'round',
});

// Nothing to show.

export const waiting = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
});
export const waitingTitle = style({ fontSize: '4em', fontWeight: 700, lineHeight: 1.15, letterSpacing: '-.02em', textWrap: 'balance' });
export const waitingText = style({ fontSize: '2em', color: colour('ink-2'), marginTop: '.5em', textWrap: 'balance' });
