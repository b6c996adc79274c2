import { style } from '@vanilla-extract/css';
import { surface } from '../../ui/theme/surface.ts';
import { colour, screen, type } from '../../ui/theme/tokens.ts';

export const sheet = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' });
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
export const words = style({ alignSelf: 'center', font: type.body, color: colour('text'), overflowWrap: 'anywhere' });
/** Wider than the gap between the field and its error: the error belongs to the field, not to the button. */
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '18px' });
/** The height is reserved, so that nothing moves when a text appears. */
export const status = style({ font: type.note, color: colour('text-muted'), padding: '0 16px', minHeight: '36px', textAlign: 'center' });
