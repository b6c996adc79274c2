import { globalStyle, style } from '@vanilla-extract/css';
import { centred as centredColumn, flexColumn, outcomeWidth, pageColumn } from '../ui/theme/surface.ts';
import { colour, type } from '../ui/theme/tokens.ts';

export const page = style({ ...flexColumn, minHeight: '100dvh' });
export const main = style({
  ...flexColumn,
  flex: 1,
  // A phone at 200 % zoom is narrow: the padding shrinks with the width.
  ...pageColumn,
});
/** The only thing on the page, in its middle. */
export const centred = style({ ...centredColumn, flex: 1, padding: '24px 0 40px' });
export const scene = style({ position: 'relative', width: '132px', height: '132px', marginBottom: '20px', color: colour('primary') });
/** The round background of an icon or a logo. */
export const disc = { borderRadius: '50%', background: colour('secondary'), display: 'grid', placeItems: 'center' } as const;
export const plate = style({ ...disc, position: 'absolute', inset: '12px' });
globalStyle(`${plate} svg`, { width: '40px', height: '40px' });
export const announcement = style({ display: 'grid', gap: '8px', justifyItems: 'center' });
export const title = style({ font: type.title, letterSpacing: '-.015em', maxWidth: '22ch', textWrap: 'balance', overflowWrap: 'anywhere' });
export const text = style({ color: colour('text-muted'), maxWidth: '36ch', textWrap: 'balance' });
export const slow = style({ color: colour('text'), maxWidth: '36ch', textWrap: 'balance', minHeight: '44px' });
export const actions = style({ display: 'grid', gap: '12px', justifyItems: 'center', width: outcomeWidth, marginTop: '16px' });
