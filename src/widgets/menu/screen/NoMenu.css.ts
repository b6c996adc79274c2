import { style } from '@vanilla-extract/css';
import { colour } from '../../shared/ui/theme/tokens.ts';

export const waiting = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
});
export const waitingTitle = style({ fontSize: '4em', fontWeight: 700, lineHeight: 1.15, letterSpacing: '-.02em', textWrap: 'balance' });
export const waitingText = style({ fontSize: '2em', color: colour('text-muted'), marginTop: '.5em', textWrap: 'balance' });
