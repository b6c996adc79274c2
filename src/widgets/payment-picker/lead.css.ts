import { style } from '@vanilla-extract/css';
import { colour, type } from '../shared/ui/theme/tokens.ts';

/** What the choice is for. Apart: the element has no page, and does not load this. */
export const lead = style({
  padding: '4px 0 8px',
  font: type.note,
  color: colour('text-muted'),
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
