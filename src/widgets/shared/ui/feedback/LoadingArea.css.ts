import { style } from '@vanilla-extract/css';

export const area = style({ position: 'relative' });
