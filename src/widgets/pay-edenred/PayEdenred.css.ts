import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow, formFoot } from '../shared/ui/theme/surface.ts';
import { colour, type } from '../shared/ui/theme/tokens.ts';

export const offer = style({ ...flexColumn, flex: 1, gap: '16px' });
export const head = style({ ...flexRow, gap: '14px' });
export const heading = style({ minWidth: 0 });
export const title = style({ font: type.head });
/** The account, and what is said below the vouchers. */
export const account = style({ font: type.note, color: colour('text-muted'), overflowWrap: 'anywhere' });
export const skipNote = style([account, { textAlign: 'center', textWrap: 'balance' }]);
export const problem = style({ font: type.item });
export const actions = style(formFoot);
