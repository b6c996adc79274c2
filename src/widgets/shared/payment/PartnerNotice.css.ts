import { style } from '@vanilla-extract/css';
import { colour, type } from '../ui/theme/tokens.ts';
import { disc } from './TaskShell.css.ts';

/** The provider's logo, 44 px, drawn at one and a half times its size. */
export const plate = style({ ...disc, width: '132px', height: '132px', marginBottom: '20px' });
export const logo = style({ display: 'grid', transform: 'scale(1.5)' });
export const text = style({ color: colour('text-muted'), maxWidth: '38ch', textWrap: 'balance' });
export const problem = style({ font: type.item, maxWidth: '38ch', marginTop: '8px' });
