import { style } from '@vanilla-extract/css';
import { screen } from './theme/tokens.ts';

/** Wide screens show the drawer instead. The doubled class wins over the button's own, in whatever order the sheets load. */
export const phoneOnly = style({ '@media': { [screen.desktop]: { selectors: { '&&': { display: 'none' } } } } });
