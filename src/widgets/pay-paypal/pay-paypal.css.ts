import { style } from '@vanilla-extract/css';
import { centred, surface } from '../shared/ui/theme/surface.ts';
import { colour, type } from '../shared/ui/theme/tokens.ts';

export const approval = style({ ...surface, ...centred, padding: '32px 20px' });
export const lead = style({ font: type.head, maxWidth: '26ch', textWrap: 'balance', marginTop: '8px' });
export const note = style({ color: colour('text-muted'), maxWidth: '34ch', textWrap: 'balance' });
export const button = style({ width: 'min(320px, 100%)', minHeight: '48px', marginTop: '16px', colorScheme: 'light' });
