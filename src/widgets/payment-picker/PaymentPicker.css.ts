import { style } from '@vanilla-extract/css';
import { pageColumn } from '../shared/ui/theme/surface.ts';
import { colour, type } from '../shared/ui/theme/tokens.ts';

export const problem = style({ marginBottom: '14px', font: type.chip, overflowWrap: 'anywhere' });
/** In the flow of a host page. */
export const inline = style(pageColumn);
/** What the choice is for. */
export const lead = style({
  padding: '4px 0 8px',
  font: type.note,
  color: colour('text-muted'),
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
