import { style } from '@vanilla-extract/css';
import { amber, column, flexRow } from '../theme/surface.ts';
import { colour, font, radius, screen, textPx, type } from '../theme/tokens.ts';

/** Visible to assistive technology only. */
export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const note = style({ font: type.note, color: colour('text-muted'), textWrap: 'pretty' });
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  font: font(600, 12, 16),
  padding: '5px 10px',
  borderRadius: radius.pill,
  background: colour('surface-sunken'),
  color: colour('text'),
});
export const tagGreen = style([tag, { background: colour('secondary'), color: colour('on-secondary') }]);
export const tagAmber = style([tag, amber]);
export const dot = style({ width: '8px', height: '8px', borderRadius: '50%', background: colour('primary'), flex: 'none' });
export const dotClosed = style({ background: colour('danger') });

/** The top bar of a page: title, one line below, controls at the end. */
export const bar = style({
  ...flexRow,
  flexWrap: 'wrap',
  gap: '8px',
  padding: '16px 12px 4px 20px',
  // As high with a button, which may come after the title, as without.
  minHeight: '64px',
  '@media': { [screen.desktop]: { padding: '24px 28px 8px', minHeight: '76px' } },
});
export const barOfColumn = style(column);
export const barWithBack = style({ paddingLeft: '8px', '@media': { [screen.desktop]: { paddingLeft: '12px' } } });
// On a zoomed phone the controls wrap below the title.
export const barText = style({ flex: `1 1 ${textPx(96)}`, minWidth: 0 });
export const barTitle = style({
  font: type.head,
  letterSpacing: '-.01em',
  overflowWrap: 'anywhere',
  '@media': { [screen.desktop]: { font: type.title } },
});
export const barNote = style({ font: type.note, color: colour('text-muted'), ...flexRow, gap: '6px' });
