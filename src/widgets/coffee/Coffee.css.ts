import { globalStyle, style } from '@vanilla-extract/css';
import { amberNote, cardPicture, flexRow, pageSides, pictureCard, title } from '../shared/ui/theme/surface.ts';
import { colour, font, narrower, radius, screen, shadow, type, wider } from '../shared/ui/theme/tokens.ts';

export const coffee = style({ containerType: 'inline-size', minHeight: '100%', paddingBottom: '24px', outline: 'none' });
// The link to the profile ends where the cards do.
globalStyle(`${coffee} > header`, { paddingRight: '20px' });

export const greeting = style({
  ...pageSides,
  ...flexRow,
  flexWrap: 'wrap',
  gap: '4px 12px',
  minHeight: '44px',
  marginTop: '8px',
});
export const hello = style({
  ...title,
  flex: '1 1 120px',
  overflowWrap: 'anywhere',
  '@media': { [screen.desktop]: { font: type.head } },
  // What changes the name is next to it.
  '@container': { [wider(560)]: { flexGrow: 0, flexBasis: 'auto' } },
});
globalStyle(`${greeting} > a`, { marginRight: '-8px' });

export const creditBox = style({ ...pageSides, marginTop: '8px', marginBottom: '16px' });
export const credit = style({
  ...flexRow,
  gap: '14px',
  minHeight: '56px',
  margin: '8px 20px 16px',
  padding: '8px 16px',
  borderRadius: radius.m,
  background: colour('secondary'),
  color: colour('on-secondary'),
  font: type.chip,
  '@media': {
    [screen.desktop]: { marginInline: '28px' },
    [screen.hover]: { selectors: { '&:hover': { background: colour('secondary-pressed') } } },
  },
});
export const creditText = style({ flex: 1, minWidth: 0 });

export const problem = style({
  position: 'var(--_p-sticky)' as 'sticky',
  top: '8px',
  zIndex: 3,
  margin: '0 20px 16px',
  ...amberNote,
  // What scrolls by does not look out above it.
  boxShadow: `${shadow.resting}, 0 -4px 0 4px ${colour('background')}`,
  '@media': { [screen.desktop]: { marginInline: '28px' } },
});
globalStyle(`${coffee}:has(${problem})`, { vars: { '--_p-above': 'min(130px, 25vh)' } });
/** Floats over the page, so that the page does not move while a request runs. */
export const floating = style({
  position: 'sticky',
  top: '8px',
  zIndex: 4,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  padding: '0 20px',
  pointerEvents: 'none',
});
export const sending = style({
  ...flexRow,
  gap: '10px',
  padding: '10px 18px 10px 12px',
  borderRadius: radius.pill,
  background: colour('inverse'),
  color: colour('on-inverse'),
  boxShadow: shadow.floating,
  font: type.chip,
});

export const grid = style({
  ...pageSides,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px',
  '@container': {
    [narrower(340)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [wider(560)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [wider(640)]: { gap: '16px' },
    [wider(900)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [wider(1200)]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});
export const card = style({ ...pictureCard, minWidth: 0 });
export const picture = style({ ...cardPicture, flex: 'none' });
export const body = style({ padding: '12px', display: 'flex', flexDirection: 'column', gap: '2px', flex: 1 });
export const name = style({ font: type.item, overflowWrap: 'anywhere' });
export const dispense = style({ font: font(700, 15, 20), letterSpacing: 0 });
// A drink without a description keeps its button at the foot of the card.
globalStyle(`${name} + p + ${dispense}`, { marginTop: 'auto' });
