import { style } from '@vanilla-extract/css';
import { colour, type } from '../shared/ui/theme/tokens.ts';

export const problem = style({ font: type.chip, overflowWrap: 'anywhere' });
export const note = style({ font: type.note, color: colour('text-muted') });
export const instruments = style({ textAlign: 'left', marginBottom: '4px' });
/** Wider than a notice's buttons: a row has a logo, a name and a link. */
export const full = style({ width: 'min(420px, 100vw - 40px)', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' });
/** A separate sentence within a title. */
export const sentence = style({ display: 'inline-block' });
