import { globalStyle, style } from '@vanilla-extract/css';
import { amberBand, flexRow, iconTile, ruleAbove, surface } from '../shared/ui/theme/surface.ts';
import { colour, radius, shadow, type, wider } from '../shared/ui/theme/tokens.ts';

export const lines = style({
  ...surface,
  containerType: 'inline-size',
  // Narrower on a phone at 200 %, so that the stepper fits.
  margin: '4px min(20px, 6.25vw) 0',
  padding: '4px min(16px, 5vw)',
});
export const line = style({
  ...flexRow,
  // On a very narrow screen (200 % zoom on a phone) the text goes below the picture.
  flexWrap: 'wrap',
  gap: '12px',
  padding: '10px 0',
  ...ruleAbove,
});
export const thumbnail = style({
  width: '68px',
  height: '68px',
  borderRadius: radius.m,
  overflow: 'hidden',
  flex: 'none',
  background: colour('surface-sunken'),
});
export const lineText = style({ flex: '1 1 118px', minWidth: 0 });
export const lineHead = style({ display: 'flex', alignItems: 'flex-start', gap: '4px' });
export const lineLabel = style({ font: type.item, flex: 1, minWidth: 0, overflowWrap: 'anywhere', paddingTop: '4px' });
// The tags: sold out, excluded by the diet filter.
globalStyle(`${lineHead} ~ p`, { margin: '6px 0 2px' });
export const unsellable = style({ font: type.note, paddingBottom: '6px', selectors: { '&:focus': { color: colour('danger') } } });
export const remove = style({ margin: '-8px -12px 0 0', color: colour('text-muted') });
export const lineFoot = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px', flexWrap: 'wrap' });
export const linePrice = style({ font: type.price, whiteSpace: 'nowrap' });
export const lineStepper = style({ width: '118px', flex: 'none' });
// Where there is room, stepper and bin are next to name and price.
const roomy = (selector: string, rule: object) => globalStyle(selector, { '@container': { [wider(440)]: rule } });
roomy(line, { padding: '8px 0' });
roomy(lineText, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto', gap: '0 8px', alignItems: 'center' });
roomy(`:is(${lineHead}, ${lineFoot})`, { display: 'contents' });
roomy(`${lineText} > p, ${lineFoot} > :first-child`, { gridColumn: 1, justifySelf: 'start' });
roomy(`${lineFoot} > :last-child`, { gridArea: '1 / 2 / span 3' });
roomy(remove, { gridArea: '1 / 3 / span 3', margin: '0 -12px 0 0' });

/** The empty cart with its suggestions. */
export const empty = style({ textAlign: 'center' });
globalStyle(`${empty} > [role="status"]`, { paddingBottom: '20px' });
globalStyle(`${empty} section`, { textAlign: 'start' });

export const subhead = style({ font: type.label, letterSpacing: '.02em', color: colour('text-muted'), padding: '16px 20px 8px' });
export const sources = style({ ...surface, margin: '0 20px 20px', overflow: 'hidden' });
export const source = style({
  ...flexRow,
  gap: '14px',
  padding: '8px 16px',
  minHeight: '60px',
  position: 'relative',
  selectors: {
    '& + &::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: '74px',
      right: '16px',
      height: '1px',
      background: colour('border'),
    },
  },
});
export const mark = style(iconTile);
export const sourceText = style({ flex: 1, minWidth: 0 });
export const sourceName = style({ font: type.item, overflowWrap: 'anywhere' });
// The label of a quiet button, which has 12 px around it, ends near where the switches do, with its outline in the card, or starts where
// the text above does.
globalStyle(`${source} > a`, { marginRight: '-11px' });
export const sourceLink = style({ display: 'flex', margin: '0 0 -8px -12px' });

export const charge = style({ font: type.note, color: colour('text-muted'), marginBottom: '10px', overflowWrap: 'anywhere' });

export const closed = style({ ...amberBand, margin: '12px 20px' });

export const totals = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '3px 12px',
  font: type.body,
  marginBottom: '12px',
  overflowWrap: 'anywhere',
});
export const muted = style({ color: colour('text-muted') });
export const totalValue = style({ textAlign: 'right', fontWeight: 600, whiteSpace: 'nowrap' });
export const toPay = style({});
globalStyle(`${toPay}, ${toPay} + dd`, { font: type.price, paddingTop: '5px' });

export const inline = style({
  background: colour('background'),
  borderRadius: radius.l,
  containerType: 'inline-size',
  width: '100%',
  maxWidth: '1040px',
  marginInline: 'auto',
  paddingTop: '4px',
  vars: { '--_p-below': 'min(220px, 26vh)' },
});
export const inlineHead = style({ padding: '16px 20px 8px' });
export const title = style({ font: type.head, letterSpacing: '-.01em' });
export const inlineFoot = style({
  position: 'var(--_p-sticky)' as 'sticky',
  vars: { '--_p-below': '0px' },
  bottom: 0,
  padding: '12px 20px 20px',
  background: colour('surface'),
  borderRadius: `0 0 ${radius.l} ${radius.l}`,
  boxShadow: `0 -1px 0 ${colour('border')}`,
});
// Where there is room, the foot is a card like those above it. Where there is more, it is beside them.
globalStyle(inlineFoot, {
  '@container': {
    [wider(560)]: { margin: '0 20px 20px', padding: '16px 20px 20px', borderRadius: radius.l, boxShadow: shadow.resting },
    [wider(860)]: {
      position: 'var(--_p-sticky)' as 'sticky',
      top: '20px',
      bottom: 'auto',
      gridArea: '1 / 2 / 9',
      alignSelf: 'start',
      margin: '4px 20px 20px 0',
    },
  },
});
globalStyle(`${inline} > :has(> ${inlineFoot})`, {
  '@container': {
    // The last row takes what the foot is higher than the cards.
    [wider(860)]: { display: 'grid', gridTemplate: 'repeat(7, max-content) 1fr / minmax(0, 1fr) 360px' },
  },
});
export const dimmed = style({ opacity: 0.6 });
globalStyle(`${line}:has(${unsellable}) > ${thumbnail}`, { opacity: 0.6 });
