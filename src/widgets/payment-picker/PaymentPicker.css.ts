import { style } from '@vanilla-extract/css';
import { pageColumn } from '../shared/ui/theme/surface.ts';
import { type } from '../shared/ui/theme/tokens.ts';

export const problem = style({ marginBottom: '14px', font: type.chip, overflowWrap: 'anywhere' });
/** In the flow of a host page. */
export const inline = style(pageColumn);
