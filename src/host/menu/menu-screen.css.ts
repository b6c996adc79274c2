import { style } from '@vanilla-extract/css';
import { colour } from '../../widgets/shared/ui/theme/tokens.ts';

/** The list in a frame is as high as its content. */
export const framedList = style({ maxWidth: '1080px', marginInline: 'auto', background: colour('background') });
export const narrowMenu = style([framedList, { minHeight: '100dvh' }]);
