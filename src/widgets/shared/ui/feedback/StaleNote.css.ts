import { globalStyle, style } from '@vanilla-extract/css';
import { amber, flexRow } from '../theme/surface.ts';
import { radius, shadow, type } from '../theme/tokens.ts';

export const note = style({
  ...flexRow,
  // At 200 % zoom on a phone the button wraps below the sentence.
  flexWrap: 'wrap',
  gap: '4px 12px',
  margin: '4px 20px 12px',
  padding: '6px 6px 6px 16px',
  borderRadius: radius.m,
  // Not an error's colour: what is shown can be read.
  ...amber,
  font: type.note,
});
/** Stays visible below the chips while the page scrolls. */
export const sticky = style([
  note,
  {
    position: 'var(--_p-sticky)' as 'sticky',
    top: '64px',
    // Above the chips, which would cut its shadow.
    zIndex: 4,
    marginBottom: '8px',
    boxShadow: shadow.floating,
    // In a dialog, whose foot is disabled meanwhile, it sticks to both edges of the scrolling content.
    selectors: { 'dialog &': { top: '8px', bottom: '12px' } },
  },
]);
globalStyle(`[data-pausa-root] :has(> ${sticky})`, { vars: { '--_p-above': 'min(150px, 28vh)' } });
export const text = style({ flex: 1 });
