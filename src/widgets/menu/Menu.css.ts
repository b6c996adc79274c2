import { style, styleVariants } from '@vanilla-extract/css';
import { colour, radius, shadow, type } from '../shared/ui/tokens.ts';

/** The container, not the window, decides the columns: an embedded menu never knows where it stands. */
export const menu = style({
  containerType: 'inline-size',
  background: colour('ground'),
  color: colour('ink'),
  padding: '22px 20px 24px',
  borderRadius: radius.l,
  overflowWrap: 'anywhere',
});
export const title = style({ font: type.title, letterSpacing: '-.015em' });
export const section = style({ marginTop: '18px' });
export const sectionTitle = style({ font: type.label, letterSpacing: '.08em', textTransform: 'uppercase', marginBottom: '12px' });

const columns = { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
export const items = styleVariants({
  grid: [
    {
      ...columns,
      '@container': {
        '(min-width: 460px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '(min-width: 760px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '16px' },
        '(min-width: 1160px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  ],
  list: [{ ...columns, gap: '10px', '@container': { '(min-width: 860px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }],
});
/** Compact items stand together below the big ones of their category. */
export const compactItems = style({ marginTop: '12px' });
/** Off-screen chunks cost no layout (architecture "What makes it fast"). */
export const chunk = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 2400px',
  selectors: { '& + &': { marginTop: '12px' } },
});

export const card = style({
  background: colour('surface'),
  borderRadius: radius.l,
  boxShadow: shadow.resting,
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
});
export const wide = style({ flexDirection: 'row', alignItems: 'stretch' });
export const picture = styleVariants({
  grid: { position: 'relative', aspectRatio: '16 / 10', overflow: 'hidden' },
  list: {
    width: '120px',
    aspectRatio: '1',
    margin: '12px 0 12px 12px',
    borderRadius: radius.m,
    flex: 'none',
    alignSelf: 'flex-start',
    overflow: 'hidden',
    '@container': { '(max-width: 419px)': { width: '92px' } },
  },
  compact: { width: '64px', height: '64px', borderRadius: '14px', overflow: 'hidden', flex: 'none' },
});
export const diet = style({
  position: 'absolute',
  left: '10px',
  top: '10px',
  maxWidth: 'calc(100% - 20px)',
  background: colour('surface'),
  color: colour('on-soft'),
});
export const body = style({ padding: '14px 16px 16px', display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0, flex: 1 });
export const name = style({ font: '700 16px/21px var(--_pausa-font)' });
export const fact = style({ font: type.note, color: colour('ink-2') });
export const factName = style({ color: colour('ink'), fontWeight: 700 });
export const compact = style({
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  background: colour('surface'),
  borderRadius: '18px',
  boxShadow: shadow.resting,
  padding: '10px',
});
export const compactBody = style({ minWidth: 0, flex: 1 });
export const compactName = style({ font: type.item });
export const skeletons = style({ display: 'grid', gap: '16px', marginTop: '18px' });
