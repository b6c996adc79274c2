import { style } from '@vanilla-extract/css';
import { colour, motion } from '../shared/ui/theme/tokens.ts';

/** 48 x 28 px visible, 48 x 44 px touch target. */
export const toggle = style({
  width: '48px',
  height: '44px',
  position: 'relative',
  flex: 'none',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '8px 0',
      borderRadius: '99px',
      background: colour('control-border'),
      transition: `background ${motion.move}`,
    },
    '&[aria-checked="true"]::before': { background: colour('primary') },
    '&::after': {
      content: '""',
      position: 'absolute',
      top: '11px',
      left: '3px',
      width: '22px',
      height: '22px',
      borderRadius: '50%',
      background: colour('surface'),
      boxShadow: '0 1px 3px rgba(0,0,0,.25)',
      transition: `transform ${motion.move}`,
    },
    '&[aria-checked="true"]::after': { transform: 'translateX(20px)' },
  },
  '@media': {
    // Forced colours take the backgrounds and the shadow away.
    '(forced-colors: active)': {
      selectors: {
        '&::before': { border: '1px solid ButtonText' },
        '&[aria-checked="true"]::before': { background: 'Highlight' },
        '&::after': { background: 'ButtonText' },
        '&[aria-checked="true"]::after': { background: 'Canvas' },
      },
    },
  },
});
