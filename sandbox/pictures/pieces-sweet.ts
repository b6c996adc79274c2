import type { Piece } from './piece.ts';
import { ball, cube, kernels, slice } from './piece.ts';
import { disc, line, oval, shade, shape } from './svg.ts';

const HEART = 'M0 21C-13 12-21 0-17-10C-13-17-4-16 0-12C4-16 13-17 17-10C21 0 13 12 0 21Z';

export const SWEET = {
  strawberry: {
    art:
      shade(HEART) +
      shape(HEART, '#D8353D') +
      shape('M0 16C-9 9-14 0-12-7C-8-11-3-10 0-7C3-10 8-11 12-7C14 0 9 9 0 16Z', '#F37E78') +
      shape('M0 11C-5 6-7 1-6-2C-3-5-1-4 0-2C1-4 3-5 6-2C7 1 5 6 0 11Z', '#FFE6DF') +
      line('M-13-9Q-10-13-5-12', '#fff8', 2),
    reach: 18,
    heap: 4,
    strewn: 7,
    fan: 4,
  },
  blueberry: {
    art:
      disc(11, '#1133', 1, 3) +
      disc(11, '#3D4887') +
      disc(9, '#5763A6', -1, -1) +
      shape('M0-5L2-2L5-1L3 2L3 5L0 3L-3 5L-3 2L-5-1L-2-2Z', '#2A3163') +
      line('M-7-5Q-5-9 0-9', '#fff8', 2),
    reach: 11,
    heap: 7,
    strewn: 10,
    upright: true,
  },
  raspberry: {
    art:
      disc(13, '#3213', 1, 3) +
      kernels('M-7-6h0M1-9h0M8-4h0M-9 2h0M0 0h0M8 5h0M-4 8h0M3 9h0', ['#B81F48', 10], ['#E4476C', 8], ['#F9A3B4', 2, -1, -2]),
    reach: 13,
    heap: 5,
    strewn: 7,
  },
  blackberry: {
    art:
      disc(13, '#3213', 1, 3) +
      kernels('M-7-6h0M1-9h0M8-4h0M-9 2h0M0 0h0M8 5h0M-4 8h0M3 9h0', ['#33204A', 10], ['#573A78', 8], ['#B49AD0', 2, -1, -2]),
    reach: 13,
    heap: 5,
    strewn: 7,
  },
  banana: {
    art: slice(16, '#EFCB68', '#FDF2CA', '#F7E4A4') + line('M0-3h0M3 2h0M-3 2h0', '#B58A3C', 3),
    reach: 16,
    heap: 4,
    strewn: 7,
    fan: 4,
  },
  kiwi: {
    art:
      slice(18, '#7D7A36', '#97C544', '#B9DC6A') +
      disc(5, '#F6F8DE') +
      line('M0-10v2M0 8v2M-10 0h2M8 0h2M-7-7l1 1M6 6l1 1M-7 7l1-1M6-6l1-1', '#2C3216', 2),
    reach: 18,
    heap: 4,
    strewn: 6,
    fan: 4,
  },
  apple: {
    art:
      shade('M-25-8C-21 22 21 22 25-8C12-3-12-3-25-8Z') +
      shape('M-25-8C-21 22 21 22 25-8C12-3-12-3-25-8Z', '#FDF3CE') +
      line('M-25-8C-21 22 21 22 25-8', '#D2402F', 4) +
      line('M-6 2h0M6 2h0', '#8A5A2C', 3),
    reach: 19,
    heap: 5,
    strewn: 7,
    fan: 5,
  },
  pear: {
    art:
      shade('M-25-8C-21 22 21 22 25-8C12-3-12-3-25-8Z') +
      shape('M-25-8C-21 22 21 22 25-8C12-3-12-3-25-8Z', '#FBF4D2') +
      line('M-25-8C-21 22 21 22 25-8', '#B5BF4A', 4),
    reach: 19,
    heap: 5,
    strewn: 7,
    fan: 5,
  },
  peach: {
    art:
      shade('M-25-8C-21 22 21 22 25-8C12-3-12-3-25-8Z') +
      shape('M-25-8C-21 22 21 22 25-8C12-3-12-3-25-8Z', '#FBB85C') +
      line('M-25-8C-21 22 21 22 25-8', '#E4703A', 4) +
      line('M-16-2Q0 4 16-2', '#E8633F', 3),
    reach: 19,
    heap: 5,
    strewn: 7,
    fan: 5,
  },
  grape: { art: ball(12, '#6A3C72', '#8F5E98'), reach: 12, heap: 6, strewn: 8, upright: true },
  melon: { art: ball(14, '#F0903C', '#FAB56C'), reach: 14, heap: 6, strewn: 7, upright: true },
  pineapple: { art: cube('#FFE27A', '#F2BF3C', '#D99E22', '#FFF3B8'), reach: 15, heap: 6, strewn: 7 },
  pomegranate: {
    art: kernels('M-9-5l1-2M3-9h2M8 4l1-2M-4 6h2M2 0h1', ['#3213', 8, 1, 2], ['#B31C38', 8], ['#F0748A', 3, -1, -2]),
    reach: 13,
    heap: 4,
    strewn: 6,
  },
  granola: {
    art:
      kernels('M-11-5l4-2M3-11l4 1M10 1l2 4M-2 2l3-2M-9 9l4 1M3 11l4-1', ['#4A2A0A44', 12, 1, 3], ['#B97E3A', 11], ['#E6B878', 5, -1, -2]) +
      kernels('M-2 2l3-2M10 1l2 4', ['#8E5626', 8], ['#C08A50', 3, -1, -2]),
    reach: 17,
    heap: 6,
    strewn: 6,
  },
  chocolate: { art: cube('#7A4A2E', '#54301C', '#3E2213', '#A87650'), reach: 14, heap: 5, strewn: 6 },
  chocolateShard: {
    art: shade('M-16 4L-4-12L17-5L8 10Z') + shape('M-16 4L-4-12L17-5L8 10Z', '#54301C') + shape('M-16 4L-4-12L17-5L14-1L-3-6Z', '#8A5A3A'),
    reach: 15,
    heap: 5,
    strewn: 7,
  },
  cocoa: { art: kernels('M-9-4h0M3-9h0M9 3h0M-4 6h0M1 0h0', ['#6B3F1E', 5]), reach: 12, heap: 4, strewn: 6 },
  coconut: { art: kernels('M-12-5l7-3M2-11l6 4M8 3l7-2M-6 7l7 1', ['#3213', 5, 1, 2], ['#FFFDF6', 5]), reach: 15, heap: 4, strewn: 6 },
  ladyfinger: {
    art:
      kernels('M-24 0H24', ['#3213', 24, 2, 4], ['#D9A356', 24], ['#F0CA86', 16, 0, -2]) +
      line('M-18-8L-14 8M-4-9L0 9M10-9L14 8', '#FCE8BE', 3),
    reach: 34,
    heap: 2,
    strewn: 3,
    fan: 3,
  },
  biscuit: {
    art:
      disc(20, '#3213', 2, 4) +
      disc(20, '#C78C42') +
      disc(18, '#E3B26A', -1, -1) +
      line('M-8-8h0M4-10h0M9 0h0M-3 2h0M-10 6h0M4 9h0', '#B07530', 3),
    reach: 20,
    heap: 3,
    strewn: 5,
    upright: true,
  },
  crumble: {
    art: kernels('M-9-5h0M2-9h0M9-1h0M-3 2h0M-8 8h0M5 8h0', ['#3213', 9, 1, 2], ['#C58E48', 9], ['#EBC384', 4, -1, -2]),
    reach: 14,
    heap: 5,
    strewn: 7,
  },
  jam: {
    art:
      shade('M-18 0C-16-14 4-18 14-8C22 0 16 14 2 13C-10 16-19 10-18 0Z') +
      shape('M-18 0C-16-14 4-18 14-8C22 0 16 14 2 13C-10 16-19 10-18 0Z', '#A81E3C') +
      oval(5, 3, '#fff7', -6, -6),
    reach: 18,
    heap: 2,
    strewn: 3,
  },
  fig: {
    art:
      disc(17, '#3213', 1, 3) +
      disc(17, '#5A3560') +
      disc(14, '#F2E3C0') +
      disc(11, '#C2485E') +
      line('M-5-4h0M3-6h0M6 2h0M-2 3h0M-6 4h0M2 7h0', '#F8D8A0', 2),
    reach: 17,
    heap: 3,
    strewn: 5,
  },
} satisfies Record<string, Piece>;
