import { style } from '@vanilla-extract/css';
import { colour } from '../../widgets/shared/ui/theme/tokens.ts';

export const narrowMenu = style({ maxWidth: '1080px', marginInline: 'auto', minHeight: '100dvh', background: colour('background') });
