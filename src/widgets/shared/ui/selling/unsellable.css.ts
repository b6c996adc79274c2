import { style } from '@vanilla-extract/css';

export const paragraph = style({ padding: '0 20px 20px', display: 'grid', gap: '10px' });
export const reasons = style({ paddingLeft: '20px', listStyle: 'disc' });
