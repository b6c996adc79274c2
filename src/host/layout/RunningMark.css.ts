import { style } from '@vanilla-extract/css';
import { colour } from '../../widgets/shared/ui/theme/tokens.ts';

/** At the end of a row, where nothing moves when it comes. */
export const mark = style({
  flex: 'none',
  width: '12px',
  height: '12px',
  marginLeft: 'auto',
  borderRadius: '50%',
  background: colour('accent'),
});
/** On the upper right of a tab's icon. */
export const onTab = style([
  mark,
  { position: 'absolute', top: '6px', left: 'calc(50% + 8px)', border: `2px solid ${colour('surface')}`, boxSizing: 'border-box' },
]);
