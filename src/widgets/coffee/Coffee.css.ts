import { globalStyle, style } from '@vanilla-extract/css';
import { colour, radius, screen, shadow, size, type } from '../shared/ui/theme/tokens.ts';

export const coffee = style({ containerType: 'inline-size', minHeight: '100%', paddingBottom: '24px', outline: 'none' });
/** Wide screens show the drawer instead. */
export const phoneOnly = style({ '@media': { [screen.desktop]: { display: 'none' } } });

const sides = { padding: '0 20px', '@media': { [screen.desktop]: { padding: '0 28px' } } } as const;

export const greeting = style([
  sides,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minHeight: '44px', marginTop: '8px', maxWidth: '576px' },
]);
export const hello = style({ font: type.title, letterSpacing: '-.015em', flex: '1 1 120px', overflowWrap: 'anywhere' });
globalStyle(`${greeting} > a`, { marginRight: '-8px' });

export const creditBox = style([sides, { marginTop: '8px', maxWidth: '576px', marginBottom: '16px' }]);
export const credit = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: '56px',
  maxWidth: '520px',
  margin: '8px 20px 16px',
  padding: '8px 16px',
  borderRadius: radius.m,
  background: colour('soft'),
  color: colour('on-soft'),
  font: type.chip,
  '@media': {
    [screen.desktop]: { marginInline: '28px' },
    [screen.hover]: { selectors: { '&:hover': { background: colour('soft-press') } } },
  },
});
export const creditText = style({ flex: 1, minWidth: 0 });

export const problem = style({
  position: 'sticky',
  top: '8px',
  zIndex: 3,
  margin: '0 20px 16px',
  padding: '12px 16px',
  maxWidth: '520px',
  borderRadius: radius.m,
  background: colour('amber'),
  color: colour('on-amber'),
  boxShadow: shadow.resting,
  font: type.chip,
  '@media': { [screen.desktop]: { marginInline: '28px' } },
});
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
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  padding: '10px 18px 10px 12px',
  borderRadius: radius.pill,
  background: colour('night'),
  color: colour('on-night'),
  boxShadow: shadow.floating,
  font: type.chip,
});

export const grid = style([
  sides,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px',
    '@container': {
      '(max-width: 339px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '(min-width: 560px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      '(min-width: 640px)': { gap: '16px' },
      '(min-width: 900px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      '(min-width: 1200px)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    },
  },
]);
export const card = style({
  background: colour('surface'),
  borderRadius: radius.l,
  boxShadow: shadow.resting,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  minWidth: 0,
});
export const picture = style({ aspectRatio: '3 / 2', overflow: 'hidden', background: colour('sunken'), flex: 'none' });
export const body = style({ padding: '12px', display: 'flex', flexDirection: 'column', gap: '2px', flex: 1 });
export const name = style({ font: type.item, overflowWrap: 'anywhere' });
export const ingredients = style({
  font: type.tiny,
  letterSpacing: '.04em',
  color: colour('on-soft'),
  minHeight: size.tap,
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  marginTop: 'auto',
  textAlign: 'left',
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 374px)': { letterSpacing: 0, gap: '2px' } },
});
globalStyle(`${ingredients} svg`, { width: '14px', height: '14px', strokeWidth: 2.4 });
export const dispense = style({ font: `700 15px/20px var(--_pausa-font)`, letterSpacing: 0 });
// A drink without a description keeps its button at the foot of the card.
globalStyle(`h3 + p + ${dispense}`, { marginTop: 'auto' });

export const hero = style({ height: '218px', flex: 'none', overflow: 'hidden', '@media': { '(max-height: 640px)': { height: '140px' } } });
export const detail = style({ padding: '0 20px 20px', display: 'grid', gap: '12px' });
export const allergens = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 6px', alignItems: 'center', font: type.note });
export const fact = style({ font: type.note, overflowWrap: 'anywhere' });
export const factName = style({ fontWeight: 700 });
export const detailFoot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 20px' });
export const detailPrice = style({ flex: '1 1 80px' });
globalStyle(`${detailPrice} b`, { font: type.title });
export const detailButton = style({ width: '190px', maxWidth: '100%', flex: 'none' });
