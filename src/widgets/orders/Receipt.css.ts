import { style } from '@vanilla-extract/css';
import { surface } from '../shared/ui/theme/surface.ts';
import { colour, screen, type } from '../shared/ui/theme/tokens.ts';

export const body = style({
  padding: '4px 20px 24px',
  display: 'grid',
  gap: '16px',
  alignContent: 'start',
  '@media': { [screen.narrow]: { paddingInline: '8px' } },
});
export const box = style({
  ...surface,
  padding: '14px 16px',
  '@media': { [screen.narrow]: { paddingInline: '10px' }, print: { boxShadow: 'none', borderRadius: 0, padding: 0 } },
});
export const product = style({ font: type.head, paddingBottom: '2px' });
export const paperTitle = style({ font: type.title, paddingBottom: '8px' });
export const facts = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '6px 20px' });
export const name = style({ font: type.note, lineHeight: '20px', color: colour('text-muted') });
export const value = style({ font: type.item, textAlign: 'right', overflowWrap: 'anywhere' });
export const head = style({
  font: type.note,
  color: colour('text-muted'),
  textAlign: 'left',
  paddingBottom: '6px',
  overflowWrap: 'anywhere',
});
const cell = { padding: '7px 0', verticalAlign: 'top', font: type.item, fontVariantNumeric: 'tabular-nums' } as const;
export const label = style({ ...cell, width: '100%', textAlign: 'left', overflowWrap: 'anywhere' });
export const number = style({ ...cell, textAlign: 'right', whiteSpace: 'nowrap', paddingLeft: '10px' });
export const headNumber = style([head, { textAlign: 'right', whiteSpace: 'nowrap', paddingLeft: '10px' }]);
const rule = { borderTop: `1px solid ${colour('border')}`, font: type.price, paddingTop: '10px', paddingBottom: '2px' } as const;
export const totalLabel = style([label, rule]);
export const totalNumber = style([number, rule]);
export const heading = style({ font: type.label, color: colour('text-muted'), paddingBottom: '8px' });
export const note = style({ font: type.note, color: colour('text-muted'), textWrap: 'pretty' });
