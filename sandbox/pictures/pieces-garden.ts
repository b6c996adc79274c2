import type { Piece } from './piece.ts';
import { ball, citrus, cube, drop, kernels, shreds, slice } from './piece.ts';
import { disc, line, moved, oval, shade, shape } from './svg.ts';

const LETTUCE = 'M-31 2C-27-13-15-11-9-17C-1-11 9-19 16-12C26-13 31-5 29 2C29 9 24 14 14 13C7 19-2 13-9 17C-16 11-27 14-31 2Z';
const LETTUCE_LIT = 'M-31 2C-27-13-15-11-9-17C-1-11 9-19 16-12C26-13 31-5 29 2Z';
const ROCKET = 'M-34 0H-20C-23-6-18-14-10-9C-6-18 4-16 6-9C14-14 28-10 30 0C28 10 14 14 6 9C4 16-6 18-10 9C-18 14-23 6-20 0Z';
const SPINACH = 'M-28 0C-18-17 12-18 29 0C12 18-18 17-28 0Z';

/** A leaf takes its green from the <use> that places it, unless it has its own. */
const leaf = (outline: string, lit: string, veins: string, fill: string): string =>
  shade(outline, '#1312') + shape(outline, fill) + shape(lit, '#fff2') + line(veins, '#fff6', 2);

export const lettuceArt = (fill: string): string => leaf(LETTUCE, LETTUCE_LIT, 'M-34 2H19M-14 2L-6-8M-13 2L-5 10M3 2L10-6M4 2L11 9', fill);
export const rocketArt = (fill: string): string =>
  leaf(ROCKET, 'M-20 0C-23-6-18-14-10-9C-6-18 4-16 6-9C14-14 28-10 30 0Z', 'M-36 0H20', fill);
export const spinachArt = (fill: string): string => leaf(SPINACH, 'M-28 0C-18-17 12-18 29 0Z', 'M-34 0H20M-8 0L0-6M-6 0L2 6', fill);

const sprig = (left: string, right: string, low: string): string =>
  shape('M2 6C-13 3-19-12-7-19C3-18 7-4 2 6ZM3 5C12-6 26-5 29 6C20 16 8 14 3 5Z', '#1313') +
  shape('M0 2C-17-1-21-18-9-25C3-23 5-8 0 2Z', left) +
  shape('M0 2C10-11 25-9 28 2C19 13 6 11 0 2Z', right) +
  shape('M0 2C4 15-6 24-15 19C-17 8-9 2 0 2Z', low) +
  shape('M0 2C-3-8-4-16-9-25C3-23 5-8 0 2ZM0 2C10-11 25-9 28 2Z', '#fff3') +
  line('M0 2L-7-15M0 2L18 2M0 2L-10 13', '#fff6', 1);

const TOMATO_SEEDS = 'M-5-7v1M7-4v1M4 7v1M-7 3v1';

const stick = (dark: string, light: string, tip = ''): string =>
  kernels('M-22 3L20-3', ['#3213', 8, 1, 3], [dark, 8]) +
  line('M-20 1L18-5', light, 2) +
  (tip === '' ? '' : kernels('M12-2L24-4', [tip, 9]));

export const GARDEN = {
  lettuce: { art: lettuceArt('#63AE4F'), reach: 26, heap: 7, strewn: 7 },
  rocket: { art: rocketArt('#4F9C46'), reach: 25, heap: 7, strewn: 6 },
  spinach: { art: spinachArt('#3E8B41'), reach: 24, heap: 8, strewn: 7 },
  radicchio: { art: leaf(LETTUCE, LETTUCE_LIT, 'M-34 2H19M-14 2L-6-8M-13 2L-5 10M3 2L10-6', '#8E2F5C'), reach: 26, heap: 6, strewn: 5 },
  basil: { art: sprig('#3E8E41', '#57A84C', '#2F7A38'), reach: 22, heap: 1, strewn: 2 },
  mint: { art: sprig('#4CA873', '#6CC48C', '#378F60'), reach: 22, heap: 1, strewn: 2 },
  sage: { art: sprig('#7FA37C', '#9CBB93', '#6A8F69'), reach: 22, heap: 1, strewn: 2 },
  tomato: {
    art:
      disc(17, '#7213', 1, 3) +
      disc(17, '#D13A26') +
      disc(14, '#F26B4B') +
      shape(
        'M0-2C-8-3-11-9-6-11C-2-12 0-6 0-2ZM2 0C4-7 10-9 11-4C12 0 6 2 2 0ZM0 2C5 3 8 9 3 11C-1 12-2 6 0 2ZM-2 0C-4 6-10 7-11 3C-12-1-6-2-2 0Z',
        '#C8341F',
      ) +
      line(TOMATO_SEEDS, '#FBDC92', 3) +
      line('M-12-9Q-8-14-2-15', '#fff9', 2),
    reach: 17,
    heap: 5,
    strewn: 6,
    upright: true,
  },
  tomatoSlice: {
    art:
      disc(34, '#7213', 2, 5) +
      disc(34, '#CF3723') +
      disc(30, '#EF6244') +
      disc(8, '#F58A68') +
      shape(
        'M-3-10C-16-12-20-23-10-26C-1-28 1-18-3-10ZM7-8C8-21 20-24 23-15C25-7 16-4 7-8ZM10 3C22 1 29 9 23 17C17 23 10 13 10 3ZM-2 11C7 15 10 25 1 27C-8 28-8 19-2 11ZM-10 2C-10 14-19 20-25 13C-29 6-21-2-10 2Z',
        '#C9321E',
      ) +
      line('M-11-19v3M-6-22v3M15-15v3M20 9v3M17 13v3M-1 19v3M3 22v3M-20 7v3M-17 11v2', '#FBDC92', 3) +
      line('M-25-15Q-18-26-7-28', '#fff8', 3),
    reach: 34,
    heap: 3,
    strewn: 4,
    upright: true,
  },
  driedTomato: {
    art:
      shade('M-16-6C-8-14 10-12 17-3C16 9 2 14-8 9C-15 7-18 0-16-6Z') +
      shape('M-16-6C-8-14 10-12 17-3C16 9 2 14-8 9C-15 7-18 0-16-6Z', '#A82A1C') +
      line('M-11-4C-2-8 6-5 12-1M-8 3C-2 1 4 3 8 6', '#DE6A4C', 3),
    reach: 16,
    heap: 5,
    strewn: 7,
  },
  cucumber: {
    art: slice(18, '#4A8A3A', '#DFF0B8', '#C6E298') + line('M0-6v1M0 5v1M6 0h1M-7 0h1', '#F6FBE4', 3),
    reach: 18,
    heap: 5,
    strewn: 6,
    fan: 5,
  },
  zucchini: {
    art: slice(17, '#3F7B35', '#E9F0B8', '#D8E39A') + line('M-9-8L-3 11M1-12L7 10', '#8A6A2ab0', 3),
    reach: 17,
    heap: 6,
    strewn: 8,
  },
  aubergine: {
    art: slice(19, '#4B2751', '#EBD9B0', '#DFC794') + line('M-8-9L-6 11M1-12L3 12M9-9L10 8', '#7A4A1Eb0', 3),
    reach: 19,
    heap: 5,
    strewn: 6,
  },
  carrot: { art: slice(12, '#D9681C', '#F6943C', '#FBB568') + line('M0-3v6M-3 0h6', '#E07A24', 1), reach: 12, heap: 7, strewn: 8 },
  carrotShreds: { art: shreds('#E57A22', '#F9A552'), reach: 17, heap: 5, strewn: 5 },
  cabbage: { art: shreds('#7B2F74', '#B86BB0'), reach: 17, heap: 5, strewn: 5 },
  seaweed: { art: shreds('#2E6B3C', '#5FA45B'), reach: 17, heap: 5, strewn: 4 },
  pumpkin: { art: cube('#F9B152', '#E8862C', '#C96C1E', '#FFD08A'), reach: 15, heap: 8, strewn: 9 },
  sweetPotato: { art: cube('#F4934A', '#DB6A2C', '#B9521F', '#FDBB83'), reach: 15, heap: 8, strewn: 8 },
  potato: { art: cube('#F6D47C', '#E0AC46', '#B98030', '#FDEBB4'), reach: 15, heap: 8, strewn: 8 },
  beet: { art: cube('#C14C86', '#93265A', '#741A47', '#DD7FAA'), reach: 15, heap: 8, strewn: 8 },
  mango: { art: cube('#FFCB4F', '#F3A52B', '#D78718', '#FFE39A'), reach: 15, heap: 8, strewn: 8 },
  tofu: { art: cube('#FDF1CF', '#EBCB8C', '#D2A65E', '#D9A955'), reach: 15, heap: 7, strewn: 8 },
  tempeh: { art: cube('#E8C58C', '#C99650', '#A87638', '#FBEBC8'), reach: 15, heap: 7, strewn: 7 },
  seitan: { art: cube('#B9824E', '#8F5A2F', '#744521', '#D9AC78'), reach: 15, heap: 8, strewn: 8 },
  avocado: {
    art:
      shade('M-32 6C-26-19 13-26 32-6C15-11-13-4-23 13C-28 15-32 12-32 6Z') +
      shape('M-32 6C-26-19 13-26 32-6C15-11-13-4-23 13C-28 15-32 12-32 6Z', '#5B8F36') +
      shape('M-29 6C-23-15 11-21 27-8C11-10-15-2-24 10C-27 11-29 9-29 6Z', '#C9DE7C') +
      shape('M-26 7C-17-6 2-12 21-9C6-8-15-1-24 9Z', '#F2EDB0'),
    reach: 26,
    heap: 4,
    strewn: 5,
    fan: 5,
  },
  onion: {
    art: line('M-17 7A18 16 0 0 1 17 7', '#A9407E', 4) + line('M-13 8A14 12 0 0 1 13 8', '#F6DDEB', 3),
    reach: 15,
    heap: 4,
    strewn: 5,
  },
  pepperRed: {
    art: kernels('M-18 6Q0-12 18 5', ['#3213', 10, 1, 3], ['#C6301F', 10]) + line('M-15 2Q0-11 14 1', '#F58468', 3),
    reach: 18,
    heap: 5,
    strewn: 6,
  },
  pepperYellow: {
    art: kernels('M-18 6Q0-12 18 5', ['#3213', 10, 1, 3], ['#E9A81C', 10]) + line('M-15 2Q0-11 14 1', '#FCE08A', 3),
    reach: 18,
    heap: 5,
    strewn: 6,
  },
  mushroom: {
    art:
      shade('M-18 2C-20-13-9-19 0-19C9-19 20-13 18 2C11 6 6 2 5 2L4 14C2 18-2 18-4 14L-5 2C-8 4-13 5-18 2Z') +
      shape('M-18 2C-20-13-9-19 0-19C9-19 20-13 18 2C11 6 6 2 5 2L4 14C2 18-2 18-4 14L-5 2C-8 4-13 5-18 2Z', '#F0E2C8') +
      line('M-17 0C-18-12-8-17 0-17C8-17 18-12 17 0', '#B4875A', 4) +
      line('M-11-2Q-6-6-4-1M11-2Q6-6 4-1', '#C9A678', 2),
    reach: 17,
    heap: 5,
    strewn: 7,
  },
  broccoli: {
    art:
      kernels('M0 2V14', ['#3213', 11, 2, 3], ['#A9CC7C', 10]) +
      kernels('M-10-4h0M9-5h0M0-11h0M-3 1h0M6 2h0', ['#3C7F38', 15], ['#59A04A', 10, -1, -2], ['#84C06A', 4, -2, -4]),
    reach: 17,
    heap: 6,
    strewn: 6,
  },
  asparagus: { art: stick('#6EA648', '#A9D07A', '#4C7F46'), reach: 20, heap: 6, strewn: 7, fan: 6 },
  greenBean: { art: stick('#4F9440', '#8CC46C'), reach: 19, heap: 7, strewn: 8 },
  carrotStick: { art: stick('#E8792A', '#FBB56E'), reach: 20, heap: 7, strewn: 6, fan: 6 },
  celeryStick: { art: stick('#A9C56A', '#DCEBB0'), reach: 20, heap: 7, strewn: 6, fan: 6 },
  pea: {
    art: kernels('M-9-5h0M3-9h0M9 3h0M-4 7h0', ['#2B5A1F44', 12, 1, 2], ['#5FA53A', 12], ['#9AD06E', 5, -1, -2]),
    reach: 13,
    heap: 5,
    strewn: 6,
  },
  edamame: {
    art: kernels('M-12-5l5-2M4-9l5 3M-3 7l6-1M11 5l-2 3', ['#1C3B1444', 13, 1, 3], ['#7DB843', 12], ['#BFE38B', 4, -1, -3]),
    reach: 17,
    heap: 5,
    strewn: 6,
  },
  corn: {
    art: kernels('M-11-5h0M1-10h0M11-3h0M-1 1h0M-10 7h0M6 9h0', ['#8A5A0055', 12, 1, 2], ['#F0B72F', 11], ['#FDE58E', 5, -1, -2]),
    reach: 15,
    heap: 5,
    strewn: 5,
  },
  chickpea: {
    art: kernels('M-11-4h0M5-9h0M10 6h0M-5 10h0', ['#6B471855', 17, 1, 3], ['#DDAE58', 16], ['#F7DDA4', 8, -2, -2]),
    reach: 17,
    heap: 5,
    strewn: 6,
  },
  lentil: {
    art: kernels('M-10-4h0M0-10h0M9-4h0M-5 4h0M4 2h0M0 11h0M11 7h0', ['#3213', 9, 1, 2], ['#8A6234', 9], ['#B98E58', 4, -1, -1]),
    reach: 14,
    heap: 6,
    strewn: 7,
  },
  bean: {
    art: kernels('M-13-5q4-3 8 1M4-10q4-1 7 3M-4 8q4-3 8 0M10 4q1 3-1 6', ['#3213', 12, 1, 3], ['#7E2F2A', 11], ['#B9665A', 3, -1, -3]),
    reach: 18,
    heap: 4,
    strewn: 5,
  },
  cannellini: {
    art: kernels('M-13-5q4-3 8 1M4-10q4-1 7 3M-4 8q4-3 8 0M10 4q1 3-1 6', ['#3213', 13, 1, 3], ['#EADBB8', 12], ['#FFFBEC', 4, -1, -3]),
    reach: 18,
    heap: 4,
    strewn: 5,
  },
  olive: {
    art: drop(11, 10, '#3E2F45') + disc(4, '#7C5B4E') + line('M-7-4Q-5-8 0-8', '#fff9', 2),
    reach: 10,
    heap: 6,
    strewn: 7,
    upright: true,
  },
  greenOlive: {
    art: drop(11, 10, '#93A545') + disc(4, '#D2502F') + line('M-7-4Q-5-8 0-8', '#fffa', 2),
    reach: 10,
    heap: 6,
    strewn: 7,
    upright: true,
  },
  lemon: { art: citrus('#F3C93A', '#FFF8D6', '#F8DF72'), reach: 18, heap: 2, strewn: 2 },
  orange: { art: citrus('#EE8A22', '#FFEFD0', '#F9AE4A'), reach: 18, heap: 3, strewn: 4 },
  chive: { art: kernels('M-12-6h0M2-10h0M10 2h0M-4 4h0M3 12h0', ['#4E9A3F', 8], ['#C9E8A8', 3]), reach: 14, heap: 3, strewn: 5 },
  falafel: { art: ball(18, '#8A5A2B', '#AE7A40', '#D9B06E'), reach: 18, heap: 5, strewn: 6, upright: true },
  crouton: { art: cube('#F2CC88', '#D19A4C', '#AE7832', '#FBE6B8'), reach: 13, heap: 5, strewn: 7 },
  walnut: {
    art:
      shade('M0-14C9-18 17-10 15-2C19 6 10 16 2 13C-6 18-17 9-14 1C-19-8-8-18 0-14Z') +
      shape('M0-14C9-18 17-10 15-2C19 6 10 16 2 13C-6 18-17 9-14 1C-19-8-8-18 0-14Z', '#BE8A54') +
      line('M0-12V11M-9-7Q-4-4-8 1M8-8Q4-3 9 1M-6 8Q-3 5-3 3M7 8Q4 6 4 3', '#8A5A2C', 2) +
      line('M-10-9Q-7-13-2-12', '#E9C08E', 2),
    reach: 15,
    heap: 6,
    strewn: 6,
  },
  almond: {
    art:
      shade('M-17 0C-9-12 8-10 17 0C8 10-9 12-17 0Z') +
      shape('M-17 0C-9-12 8-10 17 0C8 10-9 12-17 0Z', '#B0703A') +
      line('M-12-1Q0-7 11 0M-10 3Q0 3 9 2', '#DBA46A', 2),
    reach: 15,
    heap: 7,
    strewn: 8,
  },
  hazelnut: { art: ball(12, '#9A5F2C', '#C08747') + oval(5, 3, '#E3C08C', 3, 6), reach: 12, heap: 8, strewn: 8, upright: true },
  cashew: {
    art:
      shade('M-15 4C-16-10 8-16 16-2C18 5 11 8 8 3C2-4-5 0-5 6C-7 12-14 10-15 4Z') +
      shape('M-15 4C-16-10 8-16 16-2C18 5 11 8 8 3C2-4-5 0-5 6C-7 12-14 10-15 4Z', '#E9CB92') +
      line('M-11 1C-9-7 5-10 12-3', '#FBEBC8', 3),
    reach: 15,
    heap: 7,
    strewn: 7,
  },
  pineNut: {
    art: kernels('M-10-4l3-3M3-9l3 2M8 4l3-2M-5 8l4-1', ['#3213', 7, 1, 2], ['#EFD9A4', 7], ['#FFF6DC', 2, -1, -1]),
    reach: 12,
    heap: 3,
    strewn: 6,
  },
  pistachio: {
    art: kernels('M-10-4l4-2M3-9l4 2M8 5l3-3M-5 8l5-1', ['#3213', 8, 1, 2], ['#8AA83C', 8], ['#C6D87E', 3, -1, -2]),
    reach: 13,
    heap: 4,
    strewn: 6,
  },
  seeds: {
    art: kernels('M-12-5l3-1M1-11l2 3M10-2l3 2M-3 3l3-1M-10 10l2 2M6 11l3-1', ['#5E7E3A', 6], ['#A8BE78', 2, -1, -1]),
    reach: 14,
    heap: 3,
    strewn: 5,
  },
  onionFried: {
    art: moved(line('M-12 4A13 11 0 1 1 12 4', '#B9772E', 4), 0, 0) + line('M-12 3A13 11 0 0 1 2-8', '#E8B564', 2),
    reach: 13,
    heap: 6,
    strewn: 6,
  },
} satisfies Record<string, Piece>;
