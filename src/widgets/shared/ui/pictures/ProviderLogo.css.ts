import { style } from '@vanilla-extract/css';
import { iconTile } from '../theme/surface.ts';
import { radius } from '../theme/tokens.ts';

export const logo = style({ flex: 'none', width: '44px', height: '44px', borderRadius: radius.s });
export const fallback = style(iconTile);
