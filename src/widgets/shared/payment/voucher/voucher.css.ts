import { style } from '@vanilla-extract/css';
import { flexColumn, formFoot, surface } from '../../ui/theme/surface.ts';
import { colour, screen, type } from '../../ui/theme/tokens.ts';

export const sheet = style({ ...flexColumn, flex: 1, gap: '20px' });
export const about = style({
  ...surface,
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: '14px',
  alignItems: 'start',
  padding: '16px',
  // At a high zoom the text needs the whole width.
  '@media': { [screen.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const words = style({ alignSelf: 'center', font: type.body, color: colour('text'), overflowWrap: 'anywhere', textWrap: 'pretty' });
export const form = style({ ...flexColumn, flex: 1 });
/** On phones the status is the gap above the button. On wider screens the field's own line for its error is, and the status follows. */
export const foot = style({ ...formFoot, gap: '4px', paddingTop: 0, '@media': { [screen.tablet]: { marginTop: '8px' } } });
/** The height is reserved, so that nothing moves when a text appears. */
export const status = style({
  font: type.note,
  color: colour('text-muted'),
  padding: '0 16px',
  minHeight: '36px',
  textAlign: 'center',
  '@media': { [screen.tablet]: { order: 1 } },
});
