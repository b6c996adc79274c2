import { style } from '@vanilla-extract/css';
import { colour, type } from '../theme/tokens.ts';

export const price = style({ display: 'flex', alignItems: 'baseline', gap: '8px', whiteSpace: 'nowrap' });
export const now = style({ font: type.price });
export const list = style({ font: type.note, color: colour('text-muted'), textDecorationThickness: '1.5px' });
