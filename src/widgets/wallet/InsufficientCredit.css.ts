import { style } from '@vanilla-extract/css';
import { type } from '../shared/ui/theme/tokens.ts';

/** What is left, where it is too little. */
export const credit = style({ font: type.label, minHeight: '1lh', marginBottom: '8px' });
