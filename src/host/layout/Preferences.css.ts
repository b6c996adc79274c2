import { style } from '@vanilla-extract/css';
import { flexRow, ruleAbove, surface } from '../../widgets/shared/ui/theme/surface.ts';
import { colour, radius, screen, size, type } from '../../widgets/shared/ui/theme/tokens.ts';

export const box = style({ ...surface, padding: '2px 16px' });
export const inDialog = style({ padding: '4px 20px 24px' });
export const row = style({ ...ruleAbove, padding: '12px 0' });
/** An icon and, where all texts begin, a name. */
export const head = style({ ...flexRow, gap: '14px', font: type.item });
/** Below the name: as far right as the icon and the gap are wide. */
export const below = style({ paddingLeft: '38px' });
/** A quiet button in the colour of what is lost. Its label starts where the text above it does, and ends where the row does. */
export const forget = style({ margin: '0 0 -10px 26px', selectors: { '&&&': { color: colour('danger') } } });
/** Also of a button, whose text is centred by itself. */
export const link = style({ ...flexRow, gap: '14px', width: '100%', minHeight: size.button, margin: '-6px 0', textAlign: 'left' });
export const text = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ font: type.item });
// Below the rule of its row; a legend that does not float covers it.
export const legend = style([head, { paddingBottom: '8px', float: 'left', width: '100%' }]);
export const choices = style({
  clear: 'both',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  padding: '4px',
  borderRadius: radius.m,
  background: colour('surface-sunken'),
});
export const choice = style({
  ...flexRow,
  flex: 1,
  justifyContent: 'center',
  position: 'relative',
  minHeight: size.tap,
  padding: '0 8px',
  borderRadius: radius.s,
  font: type.chip,
  color: colour('text-muted'),
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: colour('surface'),
      color: colour('text'),
      // Also where forced colours leave no backgrounds.
      outline: `1.5px solid ${colour('control-border')}`,
      outlineOffset: '-1.5px',
    },
    '&:has(:focus-visible)': { outline: `3px solid ${colour('primary')}`, outlineOffset: '1px' },
  },
});
/** The radio button itself covers its label. */
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer', appearance: 'none' });
export const dialogText = style({ padding: '4px 20px 8px', display: 'grid', gap: '12px' });
/** A line each; the browser's own name is longer than a line. */
export const data = style({
  padding: '12px',
  borderRadius: radius.s,
  background: colour('surface-sunken'),
  font: type.note,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const list = style({ paddingLeft: '20px', listStyle: 'disc', display: 'grid', gap: '6px' });
export const actions = style({ display: 'grid', gap: '8px', '@media': { [screen.tablet]: { gridTemplateColumns: '1fr 1fr' } } });
