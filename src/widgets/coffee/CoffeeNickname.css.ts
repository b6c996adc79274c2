import { globalStyle, style } from '@vanilla-extract/css';
import { danger, flexColumn, formFoot } from '../shared/ui/theme/surface.ts';
import { radius, screen, type } from '../shared/ui/theme/tokens.ts';

export const form = style({ ...flexColumn, flex: 1, gap: '12px', paddingTop: '8px' });
export const foot = style({ ...formFoot, gap: 0, paddingTop: 0, '@media': { [screen.tablet]: { marginTop: 0 } } });
/** The note takes no room before it says something. */
globalStyle(`${foot} > p:not(:empty)`, { marginTop: '12px' });
export const question = style({ font: type.head, overflowWrap: 'anywhere', marginBottom: '4px' });
export const problem = style({ ...danger, padding: '12px 16px', borderRadius: radius.m, font: type.chip });
