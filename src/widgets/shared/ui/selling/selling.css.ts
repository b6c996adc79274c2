import { globalStyle, style } from '@vanilla-extract/css';
import { flexRow } from '../theme/surface.ts';
import { colour, narrower, screen, size, type } from '../theme/tokens.ts';

export const ingredients = style({
  font: type.tiny,
  letterSpacing: '.04em',
  color: colour('on-secondary'),
  minHeight: size.tap,
  ...flexRow,
  gap: '6px',
  marginTop: 'auto',
  textAlign: 'left',
  whiteSpace: 'nowrap',
  '@container': { [narrower(375)]: { letterSpacing: 0, gap: '2px', whiteSpace: 'normal' } },
});
globalStyle(`${ingredients} svg`, { width: '14px', height: '14px', strokeWidth: 2.4 });

export const hero = style({ height: '218px', flex: 'none', overflow: 'hidden', '@media': { '(max-height: 640px)': { height: '140px' } } });
export const detail = style({ padding: '0 20px 20px', display: 'grid', gap: '12px' });
export const allergens = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 6px', alignItems: 'center', font: type.note });
export const fact = style({ font: type.note, overflowWrap: 'anywhere' });
export const factName = style({ fontWeight: 700 });
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 20px' });
export const price = style({ flex: '1 1 80px' });
globalStyle(`${price} b`, { font: type.title });
export const action = style({ width: '190px', maxWidth: '100%', flex: 'none' });

/** Wide screens show the drawer instead. The doubled class wins over the button's own, in whatever order the sheets load. */
export const phoneOnly = style({ '@media': { [screen.desktop]: { selectors: { '&&': { display: 'none' } } } } });
