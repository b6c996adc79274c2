import { style } from '@vanilla-extract/css';
import { type } from '../shared/ui/theme/tokens.ts';

export const problem = style({ marginBottom: '14px', font: type.chip, overflowWrap: 'anywhere' });
export const skeleton = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px', paddingTop: '4px' });
/** In the flow of a host page. */
export const inline = style({ padding: '20px min(20px, 4vw) 24px' });
export const inlineTitle = style({ font: type.head, letterSpacing: '-.01em', marginBottom: '2px', overflowWrap: 'anywhere' });
