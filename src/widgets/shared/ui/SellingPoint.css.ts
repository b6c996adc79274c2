import { style } from '@vanilla-extract/css';
import { screen } from './tokens.ts';

/** Wide screens show the drawer instead. */
export const phoneOnly = style({ '@media': { [screen.desktop]: { display: 'none' } } });
