import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { amber, amberNote, column, surface } from '../shared/ui/theme/surface.ts';
import { colour, font, motion, screen, size, textPx, type, wider } from '../shared/ui/theme/tokens.ts';

export const main = style({ padding: '0 20px 16px', '@media': { [screen.desktop]: { paddingInline: '28px' } } });
// A button, such as 'Riapri il fridge', stays in view.
globalStyle(`${main} + footer:has(button)`, {
  '@media': { [screen.tablet]: { position: 'var(--_p-sticky)' as 'sticky', background: colour('background') } },
});
/** While the order loads: the foot would move as the content above it appears. */
export const pendingFoot = style({ '@media': { [screen.tablet]: { visibility: 'hidden' } } });
export const status = style({
  paddingBottom: '14px',
  // A title and two lines: what is below keeps its place as the text changes.
  minHeight: `calc(14px + ${textPx(80)})`,
  alignContent: 'start',
});
export const inside = style({ transition: `fill ${motion.sheet}` });
const swing = keyframes({ from: { transform: 'scaleX(0)' } });
/** It turns on its hinge. */
export const door = style({ transformBox: 'view-box', transformOrigin: '76px 0', animation: `${swing} ${motion.sheet} ease-out` });
/** In the place of the drawing, within the ring. */
export const disc = style({ gridArea: '1 / 1', width: '100%', height: '100%', padding: '3%' });
/** Marks of the drawing: something to do, and more patience. */
export const alert = style(amber);
globalStyle(`${alert} svg`, { strokeWidth: 3.5 });
/** The mark of what has failed: nothing around it is green. */
export const failed = style([alert, {}]);
globalStyle(`:has(> ${failed})`, { vars: { '--_p-secondary': colour('surface-sunken') } });
export const late = style({ background: colour('secondary'), color: colour('on-secondary') });
export const reloadNote = style({ font: type.note, color: colour('text-muted'), textAlign: 'center', gridColumn: '1 / -1' });
export const past = style({ marginTop: '8px', fontWeight: 700 });
export const strong = style({ color: colour('text'), fontWeight: 700 });
export const details = style({ ...surface, padding: '14px 16px' });
export const skeletons = style({ display: 'grid', gap: '14px' });
export const detailsHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 12px',
  marginBottom: '8px',
});
export const detailsTitle = style({ font: type.label, color: colour('text-muted'), letterSpacing: '.02em' });
export const detail = style({
  display: 'flex',
  // On a phone at 200 % quantity and price go below the name.
  flexWrap: 'wrap',
  gap: '12px',
  alignItems: 'center',
  padding: '5px 0',
  font: type.item,
});
export const thumbnail = style({
  width: '40px',
  height: '40px',
  borderRadius: '12px',
  overflow: 'hidden',
  flex: 'none',
  background: colour('surface-sunken'),
});
// A row with a picture is 44 px high.
globalStyle(`${detail} > ${thumbnail}`, { marginBlock: '-3px' });
export const detailLabel = style({ flex: `1 1 ${textPx(118)}`, minWidth: 0, overflowWrap: 'anywhere' });
export const detailQuantity = style({ fontWeight: 700, whiteSpace: 'nowrap' });
export const detailPrice = style({ whiteSpace: 'nowrap', textAlign: 'end', minWidth: textPx(56), marginInlineStart: 'auto' });
export const total = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 12px',
  font: type.note,
  color: colour('text-muted'),
  overflowWrap: 'anywhere',
  marginTop: '5px',
  paddingTop: '10px',
  borderTop: `1px solid ${colour('border')}`,
});
globalStyle(`${total} > :nth-child(-n + 2)`, { font: type.price, color: colour('text') });
globalStyle(`${total} > dd`, { textAlign: 'end', whiteSpace: 'nowrap' });
export const countdownButton = style({ justifyContent: 'space-between', padding: '0 10px 0 24px' });
export const countdown = style({
  position: 'relative',
  width: size.tap,
  height: size.tap,
  display: 'grid',
  placeItems: 'center',
  font: font(700, 15, 15),
});
globalStyle(`${countdown} svg`, { position: 'absolute', inset: 0, transform: 'rotate(-90deg)' });
export const help = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: '8px', paddingTop: '4px' });

export const list = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: '12px',
  ...column,
  padding: '8px 20px 4px',
  '@media': { [screen.desktop]: { padding: '8px 28px 8px' } },
});
export const months = style({ paddingBottom: '24px' });
export const month = style({
  ...column,
  font: type.label,
  letterSpacing: '.08em',
  textTransform: 'uppercase',
  padding: '14px 20px 4px',
  '@media': { [screen.desktop]: { padding: '18px 28px 4px' } },
});
export const search = style({ ...column, padding: '8px 20px 4px', '@media': { [screen.desktop]: { padding: '8px 28px 4px' } } });
export const card = style({ ...surface, padding: '16px', display: 'grid', gap: '10px' });
export const cardRow = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '4px 12px' });
export const cardTitle = style({ flex: '1 1 160px', minWidth: 0 });
export const cardShop = style({ font: type.price, overflowWrap: 'anywhere' });
export const cardActions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' });
export const see = style({ marginLeft: 'auto' });
globalStyle(`button${see}`, { paddingInline: '20px' });
/** With a background, unlike a quiet button. */
export const retry = style({ flex: '1 1 100%' });
// The label of the quiet button starts where the text above does.
globalStyle(`${cardActions} > :first-child:not(${see}, ${retry}), ${retry} + a`, { marginLeft: '-12px' });
/** Overlapping pictures. */
export const cardPictures = style({ display: 'flex', paddingLeft: '12px' });
globalStyle(`${cardPictures} > *`, { marginLeft: '-12px', boxShadow: `0 0 0 2px ${colour('surface')}` });
export const cardNote = style(amberNote);
export const cardLabel = style({ font: type.item, flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' });
export const cardTotal = style({ font: type.price, whiteSpace: 'nowrap' });
/**
 * Where there is room an order is one row: pictures, its place above its content, its state above its price, and the buttons. An order
 * whose door did not open keeps its rows, because its button is as wide as the card.
 */
const inOneRow = `${card}:not(:has(${cardNote}))`;
const roomy = (selector: string, rule: object) => globalStyle(selector, { '@container': { [wider(560)]: rule } });
roomy(inOneRow, {
  // Every card has the columns and the height of one with three pictures and two buttons.
  minHeight: '120px',
  gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr) auto auto',
  gridTemplateRows: '1fr auto auto 1fr',
  alignItems: 'center',
  gap: '4px 16px',
});
roomy(`${inOneRow} > ${cardRow}`, { display: 'contents' });
roomy(`${inOneRow} > ${cardRow} > :last-child`, { gridColumn: 3, justifySelf: 'end' });
roomy(`${inOneRow} > :first-child > *`, { gridRow: 2 });
roomy(`${inOneRow} > :first-child > :first-child`, { gridColumn: 2 });
roomy(`${inOneRow} > :nth-child(2) > *`, { gridRow: 3 });
roomy(`${inOneRow} > :nth-child(2) > :first-child`, { gridArea: '1 / 1 / span 4', alignSelf: 'center' });
roomy(`${inOneRow} > p`, { gridArea: '4 / 2 / auto / span 2' });
roomy(`${inOneRow} > ${cardActions}`, {
  gridArea: '1 / 4 / span 4',
  minWidth: textPx(166),
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 0,
});
roomy(`${inOneRow} > ${cardActions} > *`, { margin: 0 });
export const note = style({
  ...amberNote,
  // As wide as the list below it.
  width: 'calc(100% - 40px)',
  maxWidth: '680px',
  marginInline: 'auto',
  '@media': { [screen.desktop]: { width: 'calc(100% - 56px)', maxWidth: '664px' } },
});
export const dialogBody = style({ padding: '4px 20px 24px', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14px' });
