import { style, styleVariants } from '@vanilla-extract/css';
import { amber, flexRow } from '../shared/ui/theme/surface.ts';
import { colour, radius, screen, size, type } from '../shared/ui/theme/tokens.ts';

export const banner = style({
  ...flexRow,
  flexWrap: 'wrap',
  gap: '0 12px',
  margin: '8px 20px 6px',
  padding: '4px 16px',
  minHeight: '52px',
  borderRadius: radius.m,
  '@media': { [screen.desktop]: { margin: '8px 28px 6px' } },
});
/** The keys are the names on the wire. */
export const look = styleVariants({
  LIGHT_ORANGE: amber,
  LIGHT_GREEN: { background: colour('secondary'), color: colour('on-secondary') },
  DARK_ORANGE: { background: colour('accent'), color: colour('on-accent') },
});
export const icon = style({ width: '28px', height: '28px', flex: 'none', borderRadius: '8px', overflow: 'hidden' });
export const title = style({ flex: '1 1 160px', minWidth: 0, font: type.item, padding: '8px 0', overflowWrap: 'anywhere' });
export const more = style({
  minHeight: size.tap,
  font: type.label,
  letterSpacing: '.04em',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  whiteSpace: 'nowrap',
});
export const content = style({ padding: '0 20px 24px' });
