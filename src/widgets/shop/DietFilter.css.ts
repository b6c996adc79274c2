import { globalStyle, style } from '@vanilla-extract/css';
import { flexRow, ruleAbove, surface } from '../shared/ui/theme/surface.ts';
import { colour, motion, radius, type } from '../shared/ui/theme/tokens.ts';

export const form = style({ background: colour('background'), padding: '4px 20px 24px', display: 'grid', gap: '18px' });
export const group = style({ minWidth: 0 });
export const legend = style({ font: type.label, color: colour('text-muted'), padding: '12px 0 10px' });
export const box = style({ ...surface, overflow: 'hidden' });
export const choice = style({
  ...flexRow,
  gap: '12px',
  minHeight: '56px',
  padding: '8px 16px',
  cursor: 'pointer',
  selectors: { [`${box} > & + &`]: { borderTop: `1px solid ${colour('border')}` } },
});
export const choiceText = style({ flex: 1, minWidth: 0, font: type.item });
export const choiceNote = style({ display: 'block', font: type.note, color: colour('text-muted') });
export const fold = style(ruleAbove);
export const summary = style({
  ...flexRow,
  flexWrap: 'wrap',
  gap: '4px 12px',
  minHeight: '56px',
  padding: '8px 16px',
  cursor: 'pointer',
  listStyle: 'none',
  font: type.item,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    // The outline is drawn inside the row, because the box clips what is outside it.
    '&:focus-visible': { outlineOffset: '-4px', borderRadius: radius.m },
  },
});
/** The name wraps before the level moves to the next line. */
export const summaryName = style({ flex: '1 1 110px' });
export const summaryEnd = style({ display: 'flex', alignItems: 'center', gap: '8px', marginLeft: 'auto' });
globalStyle(`${summaryEnd} svg`, { color: colour('text-muted'), transition: `transform ${motion.move}` });
globalStyle(`${fold}[open] > ${summary} svg`, { transform: 'rotate(90deg)' });
export const levels = style({ padding: '0 16px 8px' });
export const level = style({ display: 'flex', alignItems: 'center', gap: '12px', minHeight: '44px', font: type.body, cursor: 'pointer' });
export const foot = style({ display: 'grid', gap: '4px' });
