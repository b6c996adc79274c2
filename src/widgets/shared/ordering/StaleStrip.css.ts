import { style } from '@vanilla-extract/css';
import { colour, radius, shadow, type } from '../ui/tokens.ts';

/** Stays in view below the chips, wherever one has scrolled to. */
export const strip = style({
  position: 'sticky',
  top: '64px',
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  margin: '4px 20px 8px',
  padding: '6px 6px 6px 16px',
  borderRadius: radius.m,
  background: colour('danger-soft'),
  color: colour('on-danger-soft'),
  boxShadow: shadow.floating,
  font: type.chip,
  // In a dialog, whose foot cannot be pressed now, wherever it stands among what scrolls.
  selectors: { 'dialog &': { top: '8px', bottom: '12px' } },
});
export const text = style({ flex: 1 });
