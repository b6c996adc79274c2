import { style } from '@vanilla-extract/css';
import { pageColumn } from '../shared/ui/theme/surface.ts';
import { colour } from '../shared/ui/theme/tokens.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...pageColumn,
});
export const empty = style({ padding: '18px 16px', color: colour('text-muted'), boxShadow: `inset 0 -1px 0 ${colour('border')}` });
export const emptyTitle = style({ color: colour('text'), fontWeight: 600 });
/** Quiet: the dialog that it opens has the colour of what cannot be undone. */
export const remove = style({ color: colour('text-muted'), flex: 'none' });
export const confirm = style({ padding: '0 20px 12px', display: 'grid', gap: '14px' });
export const subject = style({ display: 'flex', gap: '14px', alignItems: 'center' });
export const question = style({ color: colour('text-muted') });
export const foot = style({ display: 'grid', gap: '8px' });
