import { globalStyle, style } from '@vanilla-extract/css';
import { column as contentWidth, surface } from '../../widgets/shared/ui/theme/surface.ts';
import { colour, font, radius, screen, size, textPx, type } from '../../widgets/shared/ui/theme/tokens.ts';

export const app = style({ minHeight: '100dvh', background: colour('background') });
export const skipLink = style({
  position: 'absolute',
  left: '12px',
  top: '-80px',
  zIndex: 20,
  background: colour('inverse'),
  color: colour('on-inverse'),
  padding: '14px 20px',
  borderRadius: radius.pill,
  font: type.label,
  selectors: { '&:focus': { top: '12px' } },
});
export const columns = style({ display: 'flex', alignItems: 'stretch', minHeight: '100dvh' });
const column = style({
  display: 'none',
  flex: 'none',
  background: colour('surface'),
  '@media': { [`screen and ${screen.desktop}`]: { display: 'block' } },
});
export const drawer = style([column, { width: size.drawer, borderRight: `1px solid ${colour('border')}` }]);
export const drawerInner = style({
  position: 'sticky',
  top: 'var(--pausa-bar, 0px)',
  height: 'calc(100dvh - var(--pausa-bar, 0px))',
  padding: '24px 16px',
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
});
export const brand = style({ display: 'flex', gap: '12px', alignItems: 'center', padding: '0 8px 28px' });
export const brandName = style({ font: type.head });
export const brandText = style({ minWidth: 0 });
export const brandNote = style({ font: type.note, color: colour('text-muted'), overflow: 'hidden', textOverflow: 'ellipsis' });
export const drawerLinks = style({ display: 'grid', gap: '4px' });
export const drawerLink = style({
  display: 'flex',
  gap: '14px',
  alignItems: 'center',
  minHeight: size.button,
  padding: '0 14px',
  borderRadius: radius.m,
  font: type.item,
  color: colour('text-muted'),
  width: '100%',
  textAlign: 'left',
  selectors: {
    '&[aria-current="page"]': { background: colour('secondary'), color: colour('on-secondary') },
    '&[aria-disabled="true"]': { opacity: 0.55 },
  },
  '@media': { [screen.hover]: { selectors: { '&:hover:not([aria-current="page"])': { background: colour('surface-sunken') } } } },
});
export const drawerFoot = style({ marginTop: 'auto', paddingTop: '24px' });
export const version = style({ font: type.note, color: colour('text-muted'), padding: '8px 14px 0' });

export const content = style({ flex: 1, minWidth: 0 });
/** The padding below the content, for what floats there on a phone; `lowPixels`: what floats in a low window. */
const above = (pixels: number, lowPixels = 0) => {
  const below = `calc(${pixels}px + env(safe-area-inset-bottom))`;
  return style({
    paddingBottom: below,
    vars: { '--_p-below': below },
    '@media': {
      [screen.desktop]: { paddingBottom: 0, vars: { '--_p-below': '0px' } },
      [screen.low]: { paddingBottom: 0, vars: { '--_p-below': `${lowPixels}px` } },
      [screen.veryLow]: { vars: { '--_p-below': '0px' } },
    },
  });
};
export const aboveTabs = above(96);
export const aboveCartBar = above(168, 80);
export const side = style([column, { width: size.sidePanel, borderLeft: `1px solid ${colour('border')}` }]);
export const sideInner = style({ position: 'sticky', top: 0, height: '100dvh', vars: { '--_p-notice': '0' } });

/** The side panel's position on phones: above the tabs. */
export const cartLink = style({
  position: 'sticky',
  bottom: 'calc(96px + env(safe-area-inset-bottom))',
  margin: '8px 20px',
  width: 'calc(100% - 40px)',
  zIndex: 3,
  '@media': { [screen.low]: { bottom: '12px' }, [screen.veryLow]: { position: 'static' } },
});

export const tabs = style({
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: 0,
  // Above the fade around the link to the cart.
  zIndex: 6,
  display: 'flex',
  padding: '6px 8px calc(12px + env(safe-area-inset-bottom))',
  background: colour('surface'),
  boxShadow: `0 -1px 0 ${colour('border')}`,
  '@media': {
    [screen.desktop]: { display: 'none' },
    [screen.narrow]: { paddingInline: '2px' },
    [screen.low]: { position: 'static' },
    print: { display: 'none' },
  },
});
export const tab = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  minHeight: '56px',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3px',
  font: font(600, 11, 14),
  color: colour('text-muted'),
  borderRadius: '14px',
  selectors: { '&[aria-current="page"]': { color: colour('primary'), fontWeight: 700 } },
  // At high zoom on a phone the labels must not overlap.
  '@media': { [screen.narrow]: { fontSize: textPx(10), letterSpacing: '-.03em' } },
});

/** As wide as the bar above. */
export const profile = style({ ...contentWidth, padding: '8px 20px 24px', display: 'grid', gap: '16px' });
/** A card like that of the preferences, whose content begins at the same edge. */
export const profileLinks = style({ ...surface, overflow: 'hidden', padding: '2px 0' });
globalStyle(`${profileLinks} > :is(a, button)`, {
  position: 'relative',
  paddingInline: '16px',
  borderRadius: 0,
  color: colour('text'),
  outlineOffset: '-3px',
});
globalStyle(`${profileLinks} > * + *::before`, {
  content: '',
  position: 'absolute',
  inset: '0 16px auto',
  borderTop: `1px solid ${colour('border')}`,
});
globalStyle(`${profileLinks} svg:last-child:not(:first-child)`, { marginLeft: 'auto' });
globalStyle(`${profile} > ${version}`, { textAlign: 'center' });

export const publicPage = style({
  ...contentWidth,
  vars: { '--_p-no-bar': '0' },
  // Its name begins where the page's column does.
  selectors: { '&:has([data-columns="2"])': { maxWidth: '1000px' } },
});
globalStyle(`${publicPage} > header`, { padding: '16px 20px 0', '@media': { [screen.desktop]: { padding: '28px 28px 0' } } });
globalStyle(`${publicPage} > header > *`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: size.tap,
  font: type.head,
  color: colour('text'),
});
