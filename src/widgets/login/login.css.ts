import { style } from '@vanilla-extract/css';
import { button } from '../shared/ui/controls/Button.css.ts';
import { colour, font, radius, screen, size } from '../shared/ui/theme/tokens.ts';

export const page = style({
  // Where more is said below the picture, it gets lower.
  height: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  background: colour('background'),
  '@media': { [screen.desktop]: { height: 'auto', minHeight: '100dvh', flexDirection: 'row' } },
});
export const hero = style({
  flex: '0 1 min(51dvh, 560px)',
  minHeight: 'min(26dvh, 220px)',
  overflow: 'hidden',
  borderRadius: '0 0 44px 44px',
  background: colour('surface-sunken'),
  '@media': {
    // At high zoom, or on a phone in landscape: the buttons come first.
    '(max-height: 480px) and (max-width: 63.99em)': { display: 'none' },
    [screen.desktop]: { flex: '1 1 55%', borderRadius: '0 44px 44px 0' },
  },
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover', filter: 'brightness(var(--_p-dim))' });
export const content = style({
  flex: '1 0 auto',
  padding: '24px 20px calc(32px + env(safe-area-inset-bottom))',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: '500px',
  marginInline: 'auto',
  '@media': { [screen.desktop]: { justifyContent: 'center', flex: '1 1 45%', padding: '48px' } },
});
export const headline = style({
  font: font(700, 31, 37),
  letterSpacing: '-.02em',
  whiteSpace: 'pre-line',
  hyphens: 'auto',
  '@media': { [screen.narrow]: { font: font(700, 22, 27) } },
  marginBottom: '22px',
});
export const mark = style({
  width: '18px',
  height: '18px',
  boxSizing: 'content-box',
  // The white ground that the providers ask for on a coloured button.
  selectors: { [`${button.primary} > &`]: { padding: '6px', borderRadius: radius.s, background: '#FFFFFF' } },
});
export const methods = style({ display: 'grid', gap: '10px' });
/** The place of three methods, also before they come: the centred title above must not move. */
export const choice = style({ minHeight: `calc(3 * ${size.buttonLarge} + 20px)` });

export const reveal = style({ marginRight: '8px' });
