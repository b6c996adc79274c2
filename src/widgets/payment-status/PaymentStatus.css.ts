import { style } from '@vanilla-extract/css';
import { colour, type } from '../shared/ui/theme/tokens.ts';

export const problem = style({ font: type.chip, overflowWrap: 'anywhere' });
export const note = style({ font: type.note, color: colour('text-muted') });
export const instruments = style({ textAlign: 'left', marginBottom: '4px' });
export const full = style({ width: '100%', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' });
/** A separate sentence within a title. */
export const sentence = style({ display: 'inline-block' });
