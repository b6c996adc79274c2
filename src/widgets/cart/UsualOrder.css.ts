import { style } from '@vanilla-extract/css';
import { flexRow, twoLines } from '../shared/ui/theme/surface.ts';
import { colour, radius, screen, shadow, size, type } from '../shared/ui/theme/tokens.ts';

/** In the place of the link to the cart, which comes with the first item. */
export const floating = style({
  ...flexRow,
  position: 'fixed',
  left: '16px',
  right: '16px',
  bottom: 'calc(86px + env(safe-area-inset-bottom))',
  zIndex: 5,
  gap: '14px',
  minHeight: size.buttonLarge,
  maxWidth: '560px',
  marginInline: 'auto',
  padding: '6px 22px',
  borderRadius: radius.pill,
  background: colour('secondary'),
  color: colour('on-secondary'),
  boxShadow: shadow.floating,
  font: type.big,
  textAlign: 'left',
  '@media': {
    [screen.desktop]: { display: 'none' },
    [screen.low]: { position: 'sticky', bottom: '12px', marginBottom: '12px', width: 'calc(100% - 32px)' },
    [screen.veryLow]: { position: 'static' },
  },
});
export const inPanel = style({ justifyContent: 'flex-start', gap: '14px', textAlign: 'left', height: 'auto', paddingBlock: '10px' });
export const text = style({ display: 'grid', minWidth: 0, flex: 1 });
export const items = style({ ...twoLines, font: type.note });
