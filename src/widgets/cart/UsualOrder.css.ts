import { style } from '@vanilla-extract/css';
import { floatingBar, twoLines } from '../shared/ui/theme/surface.ts';
import { colour, type } from '../shared/ui/theme/tokens.ts';

/** Same position as the link to the cart, which replaces it with the first item. */
export const floating = style({
  ...floatingBar,
  gap: '14px',
  padding: '10px 22px',
  background: colour('secondary'),
  color: colour('on-secondary'),
  selectors: { '&[aria-disabled]': { color: colour('text-muted') } },
});
export const inPanel = style({ justifyContent: 'flex-start', gap: '14px', textAlign: 'left', height: 'auto', paddingBlock: '10px' });
export const text = style({ display: 'grid', minWidth: 0, flex: 1 });
export const items = style({ ...twoLines, font: type.note });
