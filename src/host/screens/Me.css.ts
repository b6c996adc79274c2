import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '../../widgets/shared/ui/theme/surface.ts';
import { shadow } from '../../widgets/shared/ui/theme/tokens.ts';

/** As wide as the bar above. */
export const page = style(column);
/** A card like that of the preferences, whose content begins at the same edge. */
export const links = style({ boxShadow: shadow.resting });
globalStyle(`${links} > :is(a, button)`, { paddingInline: '10px' });
