import { globalStyle, style } from '@vanilla-extract/css';
import { centred } from '../../shared/ui/theme/surface.ts';
import { colour } from '../../shared/ui/theme/tokens.ts';
import { MARGIN, upright, within } from './measures.ts';

/** As high as its host. When the host sets no height, the pseudo-element makes it as high as the window. */
export const box = style({
  position: 'relative',
  height: '100%',
  overflow: 'clip',
  background: colour('background'),
  '::before': { content: '""', display: 'block', height: '100dvh' },
});
// Every element between the host element and the screen must pass its height on.
globalStyle(`:is([data-pausa-shell], [data-pausa-root]):has(${box})`, { height: '100%' });

export const stage = style({
  position: 'absolute',
  inset: 0,
  containerType: 'size',
  overflow: 'clip',
  color: colour('text'),
  overflowWrap: 'anywhere',
});

const scaled = {
  position: 'absolute',
  inset: `calc(-1 * ${MARGIN})`,
  fontFamily: 'var(--_p-font)',
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
    // Over 3 s; at once for whoever wants less motion.
    transition: 'translate calc(10*var(--_p-sheet)) ease-in-out',
    selectors: { '&[data-side]': { flexDirection: 'row-reverse' } },
    '@container': {
      [upright]: { flexDirection: 'column', selectors: { '&[data-side]': { flexDirection: 'column-reverse' } } },
    },
  },
]);

/** The area that a press pauses. It has no box. */
export const pages = style({ display: 'contents', selectors: { '&[data-pointer]': { cursor: 'pointer' } } });

const inMain = within('2em', '2.25em');
export const main = style({
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  ...inMain.right,
  selectors: { '[data-side] &': inMain.left },
  '@container': { [upright]: { ...inMain.bottom, selectors: { '[data-side] &': inMain.top } } },
});
export const waiting = style({ ...centred, flex: 1, gap: 0 });
globalStyle(`${waiting} > svg`, { width: '24em' });
export const waitingTitle = style({ fontSize: '5.5em', fontWeight: 700, lineHeight: 1.15, letterSpacing: '-.02em', textWrap: 'balance' });
export const waitingText = style({ fontSize: '2em', color: colour('text-muted'), marginTop: '.5em', textWrap: 'balance' });

export const frame = style({ flex: 1, minWidth: 0, minHeight: 0, position: 'relative' });
export const measuring = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
});

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
      background: colour('primary'),
      color: colour('on-primary'),
      zIndex: 2,
    },
  },
});
