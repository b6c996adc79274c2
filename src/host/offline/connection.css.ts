import { style } from '@vanilla-extract/css';
import { colour, type } from '../../widgets/shared/ui/theme/tokens.ts';

export const bar = style({
  position: 'var(--_p-sticky)' as 'sticky',
  top: 0,
  zIndex: 6,
  padding: 'calc(8px + env(safe-area-inset-top)) 20px 8px',
  background: colour('inverse'),
  color: colour('on-inverse'),
  font: type.chip,
  textAlign: 'center',
  selectors: {
    '&:empty': { display: 'none' },
    // A page with outdated data shows its own message, with the time of the data.
    'body:has([data-stale]) &': { display: 'none' },
  },
});
