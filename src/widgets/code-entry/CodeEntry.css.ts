import { style } from '@vanilla-extract/css';
import { flexRow, surface } from '../shared/ui/theme/surface.ts';
import { colour, screen, type } from '../shared/ui/theme/tokens.ts';

export const page = style({ containerType: 'inline-size', paddingBottom: '28px' });
/** One column on phones; camera and form side by side where there is room. */
export const body = style({
  display: 'grid',
  gap: '14px',
  padding: '8px 20px 0',
  maxWidth: '560px',
  marginInline: 'auto',
  '@container': {
    '(min-width: 760px)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      gap: '28px',
      maxWidth: '1000px',
      padding: '16px 28px 0',
      marginInline: '0',
      alignItems: 'start',
    },
  },
});
/** A word between two lines: horizontal on phones, vertical between two columns. */
export const or = style({
  ...flexRow,
  gap: '12px',
  font: type.note,
  color: colour('ink-2'),
  selectors: { '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${colour('line')}` } },
  '@container': {
    '(min-width: 760px)': {
      flexDirection: 'column',
      alignSelf: 'stretch',
      selectors: { '&::before, &::after': { borderTop: 0, borderLeft: `1px solid ${colour('line')}` } },
    },
  },
});
export const form = style({
  ...surface,
  padding: '16px',
  display: 'grid',
  gap: '8px',
  '@media': { [screen.desktop]: { padding: '24px' } },
});
export const formTitle = style({ font: type.item, paddingBottom: '8px', '@media': { [screen.desktop]: { font: type.head } } });
