import { style } from '@vanilla-extract/css';
import { colour, radius, shadow, type } from '../theme/tokens.ts';

export const note = style({
  display: 'flex',
  // At 200 % zoom on a phone the button wraps below the sentence.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  margin: '4px 20px 12px',
  padding: '6px 6px 6px 16px',
  borderRadius: radius.m,
  background: colour('danger-surface'),
  color: colour('on-danger-surface'),
  font: type.chip,
  // Amber instead of an error's colour: being offline is no fault of the page.
  selectors: { '&[data-stale="offline"]': { background: colour('warning-surface'), color: colour('on-warning-surface') } },
});
/** Stays visible below the chips while the page scrolls. */
export const sticky = style([
  note,
  {
    position: 'sticky',
    top: '64px',
    zIndex: 3,
    marginBottom: '8px',
    boxShadow: shadow.floating,
    // In a dialog, whose foot is disabled meanwhile, it sticks to both edges of the scrolling content.
    selectors: { 'dialog &': { top: '8px', bottom: '12px' } },
  },
]);
export const text = style({ flex: 1 });
