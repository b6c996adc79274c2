import type { Piece } from './piece.ts';
import { ball, cube, folded, kernels, SLICE, SLICE_EDGE } from './piece.ts';
import { disc, line, oval, shade, shape, slab } from './svg.ts';

const sliceOf = (base: string, marks: string): string => shade(SLICE) + shape(SLICE, base) + shape(SLICE_EDGE, '#fff5') + marks;

const SHRIMP = 'M-15 13C-25-2-15-21 4-20C19-19 24-4 16 8C14 1 8-4 1-4C-6-4-9 3-6 12Z';

export const ANIMAL = {
  salmon: {
    art: sliceOf('#F4875F', line('M-23-15C-15-6-15 7-23 15M-8-17C0-7 0 8-8 17M8-17C16-7 16 7 8 17M23-15C30-6 29 6 23 15', '#FFDCC8', 3)),
    reach: 34,
    heap: 4,
    strewn: 4,
    fan: 5,
    animal: true,
  },
  smokedSalmon: { art: folded('#F07F58', '#F9A583', '#FFD9C6'), reach: 24, heap: 4, strewn: 4, animal: true },
  salmonCube: { art: cube('#FA9A74', '#EC7449', '#CF5A32', '#FFD6C2'), reach: 15, heap: 7, strewn: 7, animal: true },
  tunaCube: { art: cube('#D65B63', '#B53A46', '#932B38', '#EE9298'), reach: 15, heap: 7, strewn: 7, animal: true },
  tuna: {
    art:
      shade('M-17-6C-8-15 10-14 18-5C19 5 11 13 0 13C-12 12-19 4-17-6Z') +
      shape('M-17-6C-8-15 10-14 18-5C19 5 11 13 0 13C-12 12-19 4-17-6Z', '#D9A184') +
      shape('M-17-6C-8-15 10-14 18-5C8-9-6-9-17-6Z', '#EFC9B0') +
      line('M-12 0C-4-4 6-3 13 1M-8 6C-2 3 5 4 9 6', '#B57A5E', 2),
    reach: 17,
    heap: 6,
    strewn: 6,
    animal: true,
  },
  whiteFish: {
    art: sliceOf(
      '#F6EBD8',
      line('M-20-14C-13-6-13 6-20 14M-4-16C3-7 3 7-4 16M12-16C19-7 19 7 12 16', '#DCC7A2', 2) +
        line('M-31 12C-14 18 12 19 29 13', '#A8A494', 3),
    ),
    reach: 34,
    heap: 3,
    strewn: 4,
    fan: 4,
    animal: true,
  },
  anchovy: {
    art: kernels('M-24 3Q-6-8 8 0T26-3', ['#3213', 8, 1, 3], ['#8E5A45', 8]) + line('M-22 1Q-6-10 8-2T24-5', '#D9A98E', 2),
    reach: 22,
    heap: 3,
    strewn: 4,
    animal: true,
  },
  shrimp: {
    art:
      shade(SHRIMP) +
      shape(SHRIMP, '#F59A78') +
      line('M-15-10L-6-4M-5-19L-2-5M10-19L5-4M19-9L10-1', '#FFE2D4', 3) +
      shape('M-15 13L-22 22L-8 20L-6 12Z', '#DD5E3A') +
      line('M-14-2C-13-12-5-17 4-17', '#fff6', 2),
    reach: 20,
    heap: 5,
    strewn: 7,
    animal: true,
  },
  octopus: {
    art:
      kernels('M-20 4C-12-12 8-14 12-2C14 6 2 8 0 2', ['#3213', 13, 1, 3], ['#9C4668', 13], ['#C27A96', 7, -1, -1]) +
      line('M-17 1h0M-11-6h0M-3-9h0M5-8h0M10-2h0', '#F3D7E0', 3),
    reach: 20,
    heap: 5,
    strewn: 6,
    animal: true,
  },
  calamari: {
    art: '<circle r="14" fill="none" stroke="#3213" stroke-width="8" transform="translate(1 3)"/><circle r="14" fill="none" stroke="#F5E6DA" stroke-width="8"/><path d="M-15-5A16 16 0 0 1 2-16" fill="none" stroke="#fff" stroke-width="3"/><circle r="17" fill="none" stroke="#D9A9A4" stroke-width="2"/>',
    reach: 19,
    heap: 4,
    strewn: 5,
    animal: true,
  },
  mussel: {
    art:
      shade('M-20 6C-22-10 2-20 20-10C22 4 4 18-12 13Z') +
      shape('M-20 6C-22-10 2-20 20-10C22 4 4 18-12 13Z', '#2E2F45') +
      shape('M-15 6C-15-6 4-14 16-8C16 2 2 13-9 10Z', '#E9E4EA') +
      oval(9, 6, '#F0993C', 1, 1) +
      line('M-5 1Q0-3 6-1', '#FBC47E', 2),
    reach: 20,
    heap: 4,
    strewn: 6,
    animal: true,
  },
  chicken: {
    art: sliceOf(
      '#E2A862',
      shape('M-29-7C-12-14 13-14 29-7C32 1 30 8 25 10C9 14-13 14-27 8C-32 3-32-3-29-7Z', '#F8DDAE') +
        line('M-20-15L-13 15M-4-17L3 16M12-16L19 14', '#8E5220c0', 4),
    ),
    reach: 32,
    heap: 4,
    strewn: 6,
    fan: 5,
    animal: true,
  },
  beef: {
    art: sliceOf(
      '#6E3A25',
      shape('M-29-9C-13-16 14-16 30-8C33-1 31 8 26 11C10 15-14 15-29 9C-33 4-33-5-29-9Z', '#B4554C') +
        shape('M-24-6C-10-11 12-11 25-6C27 0 26 5 22 8C8 11-12 11-24 6Z', '#DB7A78') +
        line('M-16-3C-8-6-2-2 6-4M-8 4C0 1 8 5 16 2', '#F2AEAA', 2),
    ),
    reach: 33,
    heap: 4,
    strewn: 4,
    fan: 5,
    animal: true,
  },
  pork: {
    art: sliceOf(
      '#B8763E',
      shape('M-29-9C-13-16 14-16 30-8C33-1 31 8 26 11C10 15-14 15-29 9C-33 4-33-5-29-9Z', '#EBC3A4') +
        line('M-16-3C-8-6-2-2 6-4M-8 4C0 1 8 5 16 2', '#D39C78', 2),
    ),
    reach: 33,
    heap: 4,
    strewn: 4,
    fan: 4,
    animal: true,
  },
  roastBeef: { art: folded('#8E4038', '#CE7A76', '#F0B6B2'), reach: 25, heap: 5, strewn: 5, animal: true },
  bresaola: { art: folded('#86222C', '#A93B42', '#DE9A98'), reach: 25, heap: 6, strewn: 5, animal: true },
  prosciutto: { art: folded('#DD7B74', '#F0A39A', '#FFF0E6'), reach: 25, heap: 5, strewn: 5, animal: true },
  ham: { art: folded('#EFA59C', '#F9C6BE', '#FFEDE6'), reach: 25, heap: 5, strewn: 5, animal: true },
  turkey: { art: folded('#E8C3A0', '#F6DFC6', '#FFF6EA'), reach: 25, heap: 5, strewn: 5, animal: true },
  salami: {
    art:
      disc(18, '#3213', 1, 3) + disc(18, '#7E2420') + disc(16, '#B43A34') + line('M-7-8h0M3-9h0M9-1h0M-2 0h0M-9 4h0M4 8h0', '#F6CFC2', 4),
    reach: 18,
    heap: 5,
    strewn: 6,
    animal: true,
  },
  speckCube: {
    art: kernels('M-9-5l7-2M4-9l5 4M-6 7l6 2M8 6l4-4', ['#3213', 9, 1, 2], ['#B5403A', 8], ['#F2B8A6', 3, 0, -2]),
    reach: 14,
    heap: 4,
    strewn: 7,
    animal: true,
  },
  mince: {
    art: kernels('M-11-5h3M2-10h2M9 2h2M-4 3h3M-9 10h2M3 11h2', ['#3213', 10, 1, 2], ['#7E4226', 10], ['#AC6A44', 5, -1, -2]),
    reach: 15,
    heap: 6,
    strewn: 8,
    animal: true,
  },
  sausage: {
    art: slice('#8E4A2C', '#C27A50') + line('M-5-4h0M4-6h0M2 4h0M-5 5h0', '#EBC0A0', 3),
    reach: 14,
    heap: 6,
    strewn: 7,
    animal: true,
  },
  meatball: { art: ball(20, '#7A4024', '#A3623A', '#C98E5E'), reach: 20, heap: 5, strewn: 6, animal: true, upright: true },
  cutlet: {
    art:
      shade('M-62-4C-58-34-20-46 14-40C48-38 66-14 60 10C54 34 20 42-12 38C-44 38-66 22-62-4Z') +
      shape('M-62-4C-58-34-20-46 14-40C48-38 66-14 60 10C54 34 20 42-12 38C-44 38-66 22-62-4Z', '#B9752C') +
      shape('M-57-5C-53-31-18-41 13-36C44-34 60-13 55 8C49 29 18 36-12 33C-41 33-61 19-57-5Z', '#E3A850') +
      line('M-40-10h4M-22-24h3M-10-6h4M8-22h4M26-8h4M38-18h3M-34 12h4M-14 18h3M6 8h4M24 16h4M42 4h3M-2-32h3M12 26h3', '#F8D68E', 5) +
      line('M-46 4h3M-28 0h4M-6 26h3M18-2h4M32 22h3M-12-16h3', '#C4842F', 4),
    reach: 62,
    heap: 1,
    strewn: 1,
    animal: true,
  },
  burger: {
    art:
      disc(44, '#3213', 3, 6) +
      disc(44, '#5A2F1C') +
      disc(39, '#7E472B', -2, -2) +
      line('M-24-30L-8 34M-2-40L14 36M20-34L34 20', '#3E1E10', 5),
    reach: 44,
    heap: 1,
    strewn: 1,
    animal: true,
  },
  omelette: {
    art:
      shade('M-44 28C-48-22-6-44 46-34L50 22C20 40-16 42-44 28Z') +
      shape('M-44 28C-48-22-6-44 46-34L50 22C20 40-16 42-44 28Z', '#D9942C') +
      shape('M-40 22C-42-20-4-38 42-30L44 16C18 32-14 34-40 22Z', '#F9CF57') +
      line('M-24 0h6M-4-20h7M18-16h5M-8 8h8M20 4h7M2 22h5M-28 14h4', '#E3A637', 6) +
      line('M-30 4C-28-14-10-26 12-28', '#FFE79E', 4),
    reach: 46,
    heap: 1,
    strewn: 1,
    animal: true,
  },
  egg: {
    art:
      oval(25, 20, '#3213', 2, 4) +
      oval(25, 20, '#F3EEDF') +
      oval(23, 18, '#fff', -1, -1) +
      disc(12, '#EE9D22', 1, 1) +
      disc(11, '#FAC242') +
      oval(4, 2, '#fffb', -4, -4),
    reach: 23,
    heap: 2,
    strewn: 3,
    animal: true,
  },
  mozzarella: {
    art:
      oval(17, 16, '#3213', 2, 4) +
      disc(17, '#FFFDF5') +
      shape('M-15 7A17 17 0 0 0 15 7A19 19 0 0 1-15 7Z', '#E3DCC8') +
      oval(6, 4, '#fff', -5, -6),
    reach: 16,
    heap: 4,
    strewn: 5,
    animal: true,
    upright: true,
  },
  mozzarellaSlice: {
    art:
      disc(33, '#3213', 2, 5) +
      disc(33, '#FDFAF0') +
      disc(29, '#fff', -1, -2) +
      line('M-12-12Q0-18 12-10M-16 4Q-4 0 4 8M8 14Q14 12 18 6', '#EDE6D4', 3) +
      shape('M-29 15A33 33 0 0 0 29 15A38 38 0 0 1-29 15Z', '#E6DFCC'),
    reach: 33,
    heap: 3,
    strewn: 4,
    animal: true,
    upright: true,
  },
  burrata: {
    art:
      shade('M-38 6C-40-22-18-36 4-34C30-34 42-14 38 8C34 30 14 38-6 36C-26 36-37 24-38 6Z') +
      shape('M-38 6C-40-22-18-36 4-34C30-34 42-14 38 8C34 30 14 38-6 36C-26 36-37 24-38 6Z', '#FFFDF6') +
      shape('M-36 12C-28 40 30 40 37 10C28 28-18 32-36 12Z', '#E4DDCA') +
      line('M-2-6C-10-12-8-20 0-20C8-20 10-12 2-7M-14-8C-20 0-20 6-16 12M12-8C18-2 18 6 14 12', '#E2DAC6', 3) +
      oval(9, 5, '#fff', -16, -18),
    reach: 38,
    heap: 1,
    strewn: 1,
    animal: true,
    upright: true,
  },
  ricotta: {
    art:
      shade('M-17 2C-19-10-8-17 2-15C14-16 20-4 16 5C12 15-4 17-10 12C-14 11-17 8-17 2Z') +
      shape('M-17 2C-19-10-8-17 2-15C14-16 20-4 16 5C12 15-4 17-10 12C-14 11-17 8-17 2Z', '#FFFBF0') +
      line('M-8-4Q0-10 7-5M-6 6Q2 2 9 5', '#E6DDC8', 3),
    reach: 17,
    heap: 3,
    strewn: 5,
    animal: true,
  },
  feta: { art: cube('#FFFEFA', '#ECE7DA', '#D8D2C2', ''), reach: 14, heap: 6, strewn: 7, animal: true },
  cheeseCube: { art: cube('#FBDD82', '#EDBE50', '#D19D34', '#FFF0BE'), reach: 14, heap: 6, strewn: 6, animal: true },
  gorgonzola: {
    art: kernels('M-10-4h3M3-9h2M8 4h2M-4 7h3', ['#3213', 12, 1, 3], ['#F8F0D8', 12]) + line('M-10-4h1M4-9h0M8 4h1M-3 7h0', '#6F8FA3', 4),
    reach: 14,
    heap: 4,
    strewn: 6,
    animal: true,
  },
  shaving: {
    art:
      shade('M-20-3C-8-11 9-10 20-1L16 7C5 1-8 1-16 6Z') +
      shape('M-20-3C-8-11 9-10 20-1L16 7C5 1-8 1-16 6Z', '#F6DE9A') +
      shape('M-20-3C-8-11 9-10 20-1L18 2C6-6-8-6-19 0Z', '#FFF6D6'),
    reach: 17,
    heap: 5,
    strewn: 7,
    animal: true,
  },
  halloumi: {
    art:
      shade('M-28-16H26Q30-16 30-12V12Q30 16 26 16H-26Q-30 16-30 12Z') +
      slab(58, 32, 6, '#E6BE74') +
      slab(52, 26, 5, '#FBEBC4', -1, -1) +
      line('M-18-12L-12 12M-2-12L4 12M14-12L20 12', '#A9692Cc0', 5),
    reach: 28,
    heap: 3,
    strewn: 4,
    fan: 3,
    animal: true,
  },
} satisfies Record<string, Piece>;

function slice(skin: string, flesh: string): string {
  return disc(14, '#3213', 1, 3) + disc(14, skin) + disc(12, flesh);
}
