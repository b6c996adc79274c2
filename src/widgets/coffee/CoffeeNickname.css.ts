import { style } from '@vanilla-extract/css';
import { danger } from '../shared/ui/theme/surface.ts';
import { radius, type } from '../shared/ui/theme/tokens.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', paddingTop: '8px' });
export const question = style({ font: type.head, overflowWrap: 'anywhere', marginBottom: '4px' });
export const problem = style({ ...danger, padding: '12px 16px', borderRadius: radius.m, font: type.chip });
