import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/tokens.ts';

export const rich = style({ overflowWrap: 'anywhere' });
globalStyle(`${rich} p + p, ${rich} p + ul, ${rich} ul + p`, { marginTop: '8px' });
globalStyle(`${rich} ul, ${rich} ol`, { paddingLeft: '20px', listStyle: 'disc' });
globalStyle(`${rich} a`, { color: colour('primary'), textDecoration: 'underline', textUnderlineOffset: '3px' });
globalStyle(`${rich} strong, ${rich} b`, { fontWeight: 700 });
