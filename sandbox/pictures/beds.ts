import type { Area, Sketch } from './sketch.ts';
import { areaShape, reachOf } from './sketch.ts';
import { disc, line, nums, oval, shade, shape } from './svg.ts';
import { lettuceArt, rocketArt, spinachArt } from './pieces-garden.ts';

/** A patch of this size, turned and repeated, covers any vessel: grains are drawn once. */
const PATCH = 120;

interface Grain {
  readonly base: string;
  readonly tones: readonly [string, string, string];
  readonly length: number;
  readonly width: number;
  readonly rows: number;
}

const GRAINS = {
  rice: { base: '#F3E9D0', tones: ['#E2D4B0', '#FBF6E8', '#FFFEFA'], length: 8, width: 4, rows: 10 },
  blackRice: { base: '#32253A', tones: ['#241A2B', '#4A3852', '#6A5373'], length: 8, width: 4, rows: 10 },
  brownRice: { base: '#D2AE72', tones: ['#B98E4E', '#E8CD97', '#F4E2BA'], length: 8, width: 4, rows: 10 },
  yellowRice: { base: '#F0B93A', tones: ['#D99A1F', '#FAD36A', '#FDE6A0'], length: 8, width: 4, rows: 10 },
  couscous: { base: '#DFAE54', tones: ['#C58F34', '#F0CB7C', '#FBE3A8'], length: 0, width: 6, rows: 12 },
  farro: { base: '#CDA163', tones: ['#AC7C40', '#DEBA7E', '#F1D9A8'], length: 4, width: 7, rows: 10 },
  orzo: { base: '#D8BE8A', tones: ['#BFA066', '#EBD9B0', '#F9EED2'], length: 4, width: 7, rows: 10 },
  quinoa: { base: '#DCC597', tones: ['#BF9F66', '#EFE0BE', '#FFF9E8'], length: 0, width: 6, rows: 12 },
} as const satisfies Record<string, Grain>;

export type GrainName = keyof typeof GRAINS;

function grainPatch(sketch: Sketch, grain: Grain): string {
  const step = PATCH / grain.rows;
  const paths = ['', '', ''];
  const ends: [number, number][] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  for (let row = 0; row < grain.rows; row += 1) {
    for (let column = 0; column < grain.rows; column += 1) {
      const tone = (row + column * 2 + sketch.random.below(2)) % 3;
      const from = ends[tone] ?? [0, 0];
      const x = Math.round((column + sketch.random.next()) * step - PATCH / 2);
      const y = Math.round((row + sketch.random.next()) * step - PATCH / 2);
      const angle = sketch.random.between(0, Math.PI);
      const dx = Math.round(Math.cos(angle) * grain.length);
      const dy = Math.round(Math.sin(angle) * grain.length);
      paths[tone] += `m${nums(x - from[0], y - from[1])}${grain.length === 0 ? 'h0' : `l${nums(dx, dy)}`}`;
      ends[tone] = [x + dx, y + dy];
    }
  }
  return paths.map((d, tone) => line(`M0 0${d}`, grain.tones[tone] ?? grain.base, grain.width)).join('');
}

export function grainBed(sketch: Sketch, area: Area, name: GrainName): string {
  const grain = GRAINS[name];
  const patch = sketch.define(grainPatch(sketch, grain));
  const { x: reachX } = reachOf(area);
  const half = PATCH / 2 - 2;
  let markup = areaShape(area, grain.base);
  const turns = [0, 90, 180, 270];
  if (reachX <= 117) {
    [-1, 1].forEach((row, r) =>
      [-1, 1].forEach((column, c) => {
        markup += sketch.use(patch, column * half, row * half, turns[r * 2 + c] ?? 0);
      }),
    );
    return markup;
  }
  [-1, 1].forEach((row, r) =>
    [-1, 0, 1].forEach((column, c) => {
      markup += sketch.use(patch, column * (PATCH - 16), row * half, turns[(r * 2 + c) % 4] ?? 0);
    }),
  );
  return markup;
}

/** A mound of grain beside the main course. */
export function grainMound(sketch: Sketch, name: GrainName, x: number, y: number): string {
  const grain = GRAINS[name];
  const patch = sketch.define(grainPatch(sketch, grain), 0.8);
  const clip = 'M-50 6C-54-26-22-50 8-46C40-46 54-18 50 8C46 36 18 50-10 46C-34 44-48 30-50 6Z';
  const body = sketch.define(
    `<clipPath id="m">${shape(clip, '#000')}</clipPath>${shade(clip)}<g clip-path="url(#m)">${shape(clip, grain.base)}<use href="#${patch}"/></g>`,
  );
  return sketch.use(body, x, y);
}

/** Strands wound in a nest: one turn of strands, laid again at other angles. */
export function nest(sketch: Sketch, radius: number, wide: boolean): string {
  const width = wide ? 15 : 8;
  const random = sketch.random;
  let d = '';
  const rings = wide ? 5 : 8;
  for (let ring = rings; ring > 0; ring -= 1) {
    const rx = (radius * ring) / rings - 4;
    const ry = rx * random.between(0.88, 1);
    if (rx < 6) continue;
    const [cx, cy] = [random.between(-6, 6), random.between(-6, 6)];
    const from = random.between(0, 6.28);
    const sweep = random.between(2.2, 3);
    const point = (angle: number): string => nums(cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry);
    d += `M${point(from)}A${nums(rx, ry)} 0 0 1 ${point(from + sweep)}`;
  }
  const path = `<path d="${d}" fill="none" stroke="`;
  const layer = sketch.define(
    `${path}#A96F1C8c" stroke-width="${width + 3}"/>${path}#F1C566" stroke-width="${width}"/>` +
      `<g transform="translate(-1 -1)">${path}#FCE7AC" stroke-width="${wide ? 5 : 2}"/></g>`,
  );
  const turns = [0, 205, 95, 300, 150];
  return disc(Math.round(radius * 0.95), '#CF9535') + turns.map((turn) => sketch.use(layer, 0, 0, turn + random.below(30))).join('');
}

const RED = '#CE4A2D';
const SAUCES = {
  red: [RED, '#E2694A'],
  green: ['#7C9E48', '#9BBA62'],
  cream: ['#F3E6C8', '#FFF9EA'],
  yellow: ['#E6A93A', '#F6C767'],
  brown: ['#8E5230', '#AE7148'],
  oil: ['#EBCA80', '#F9E7B8'],
} as const;

export type SauceName = keyof typeof SAUCES;

/** A pool of sauce with an uneven edge. */
export function saucePool(name: SauceName, radius: number): string {
  const [base, light] = SAUCES[name];
  const r = radius;
  return (
    shape(
      `M${nums(-r, 0)}C${nums(-r, -r * 0.7)} ${nums(-r * 0.4, -r * 1.05)} ${nums(r * 0.1, -r * 0.94)}S${nums(r * 1.03, -r * 0.3)} ${nums(r * 0.95, r * 0.2)}S${nums(r * 0.3, r)} ${nums(-r * 0.15, r * 0.95)}S${nums(-r, r * 0.5)} ${nums(-r, 0)}Z`,
      base,
    ) + line(`M${nums(-r * 0.86, -r * 0.2)}Q${nums(-r * 0.7, -r * 0.8)} ${nums(-r * 0.1, -r * 0.84)}`, light, 5)
  );
}

export function sauceFloor(area: Area, name: SauceName): string {
  return areaShape(area, SAUCES[name][0]);
}

const SOUPS = {
  orange: ['#DE7F25', '#F3A544', '#FFF4DC'],
  green: ['#6C9A3F', '#8FB95A', '#F2F8DC'],
  red: ['#B93A22', '#DD5B3B', '#FBE3D2'],
  cream: ['#E2CF9E', '#F3E4BD', '#FFFCF2'],
  brown: ['#99663A', '#BC8A56', '#F4E2C6'],
  purple: ['#7E2355', '#A63C76', '#F6D9E6'],
  broth: ['#C98F3A', '#E3B25C', '#F8E2B0'],
} as const;

export type SoupName = keyof typeof SOUPS;

/** The swirl is cream only where cream is named; otherwise it is oil, in the soup's own hue. */
export function soup(name: SoupName, swirl: 'cream' | 'oil' | 'none'): string {
  const [deep, light, cream] = SOUPS[name];
  return (
    disc(120, deep) +
    disc(108, light, -3, -5) +
    line('M-92-28A96 96 0 0 1-34-90', '#fff5', 6) +
    (swirl === 'none'
      ? ''
      : line(
          'M-58 10C-38-62 58-58 50 2C40 50-24 42-17 5C-10-20 22-18 17 4',
          swirl === 'cream' ? `${cream}e6` : '#FBE3A0b0',
          swirl === 'cream' ? 8 : 5,
        ))
  );
}

/** Yoghurt, mousse, custard: a smooth swirl. */
export function swirl(base: string, light: string, fold: string): string {
  return (
    disc(110, base) +
    disc(101, light, -3, -4) +
    line('M-64 12C-54-74 74-64 58 16C42 64-32 58-27 6', fold, 7) +
    line('M-60 6C-48-72 70-68 56 8', '#fff8', 3)
  );
}

type Leaves = 'lettuce' | 'rocket' | 'spinach' | 'mixed';

const GREENS = ['#67B14F', '#4E9A45', '#86C262', '#3C7F3A'] as const;

/** A salad: sprays of three leaves turned around the centre, then a few loose ones on top. */
export function leafBed(sketch: Sketch, area: Area, kind: Leaves): string {
  const { x, y } = reachOf(area);
  const art = { lettuce: lettuceArt, rocket: rocketArt, spinach: spinachArt, mixed: lettuceArt }[kind];
  const other = kind === 'mixed' ? rocketArt : art;
  const [first, second, third] = [
    sketch.define(art(GREENS[0]), 1.3),
    sketch.define(other(GREENS[1]), 1.2),
    sketch.define(kind === 'mixed' ? lettuceArt('#8E2F5C') : art(GREENS[2]), kind === 'mixed' ? 1 : 1.15),
  ];
  const start = sketch.random.below(360);
  let markup = areaShape(area, '#3F7F3A');
  const wreath = (id: string, count: number, reach: number, shift: number): void => {
    for (let index = 0; index < count; index += 1) {
      const angle = start + shift + (360 / count) * index + sketch.random.between(-8, 8);
      const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      markup += sketch.use(id, cos * x * reach, sin * y * reach, angle + sketch.random.between(-25, 25));
    }
  };
  const wide = x > 118;
  wreath(second, wide ? 11 : 9, wide ? 0.88 : 0.8, 0);
  wreath(first, wide ? 9 : 8, 0.66, 20);
  if (kind === 'mixed') wreath(third, 4, 0.56, 10);
  else wreath(third, 6, 0.5, 5);
  wreath(first, 3, 0.26, 60);
  if (kind === 'mixed') wreath(second, 3, 0.34, 0);
  return markup;
}

/** The browned crust of something baked. */
export function crust(sketch: Sketch, area: Area, cheese: boolean): string {
  const { x, y } = reachOf(area);
  const tones = cheese ? ['#F7D47A', '#D9822B', '#FBE6AE', '#C2571F'] : ['#C2452A', '#9E2E1A', '#DE6A48', '#8C2A18'];
  let patch = '';
  for (let index = 0; index < 16; index += 1) {
    const px = sketch.random.between(-60, 60);
    const py = sketch.random.between(-46, 46);
    patch += oval(8 + sketch.random.below(13), 5 + sketch.random.below(8), `${tones[index % 4]}c0`, px, py);
  }
  const id = sketch.define(patch);
  return (
    areaShape(area, '#A93A1E') +
    `<rect x="${-x + 10}" y="${-y + 8}" width="${2 * x - 20}" height="${2 * y - 20}" rx="16" fill="${cheese ? '#E9A53E' : '#B53C22'}"/>` +
    sketch.use(id, -x / 2 + 4, -y / 2 + 6) +
    sketch.use(id, x / 2 - 6, -y / 2 + 4, 180) +
    sketch.use(id, -x / 2 + 6, y / 2 - 10, 180) +
    sketch.use(id, x / 2 - 4, y / 2 - 8, 0)
  );
}

/** Cocoa sifted over cream. */
export function cocoaDust(sketch: Sketch): string {
  let [dark, light] = ['', ''];
  for (let index = 0; index < 44; index += 1) {
    const angle = sketch.random.between(0, 2.1);
    const reach = Math.sqrt(sketch.random.next()) * 92;
    const mark = `M${nums(Math.cos(angle) * reach, Math.sin(angle) * reach)}h0`;
    if (index % 3 === 0) light += mark;
    else dark += mark;
  }
  const id = sketch.define(line(dark, '#5E3519', 9) + line(light, '#8E5C34', 6));
  return (
    disc(110, '#F7EACF') + disc(97, '#75452299') + disc(92, '#754522') + [0, 120, 240].map((turn) => sketch.use(id, 0, 0, turn)).join('')
  );
}

/** Seasoning over a finished plate; half the marks are the same half turned. */
export function sprinkle(sketch: Sketch, area: Area, colour: string, width: number, length: number): string {
  const { x, y } = reachOf(area);
  let d = '';
  for (let index = 0; index < 12; index += 1) {
    const angle = sketch.random.between(0, Math.PI);
    const reach = Math.sqrt(sketch.random.between(0.05, 0.8));
    const tilt = sketch.random.between(0, Math.PI);
    d += `M${nums(Math.cos(angle) * reach * x, Math.sin(angle) * reach * y)}${
      length === 0 ? 'h0' : `l${nums(Math.cos(tilt) * length, Math.sin(tilt) * length)}`
    }`;
  }
  const id = sketch.define(line(d, colour, width));
  return sketch.use(id, 0, 0) + sketch.use(id, 0, 0, 180);
}

/** Short pasta, one piece each. */
export const PASTA = {
  penne:
    '<path d="M-22 2H22" stroke="#6B3D0840" stroke-width="15" transform="translate(2 4)" stroke-linecap="butt"/>' +
    shape('M-24-7L19-7L26 7L-17 7Z', '#EFBC58') +
    shape('M-24-7L19-7L21-3L-22-3Z', '#FCE2A0') +
    line('M-19 1H22M-17 4H23', '#D29A38', 1) +
    '<ellipse cx="22" rx="3" ry="7" transform="rotate(-24 22 0)" fill="#B97B24"/>',
  fusilli:
    line('M-20 3H22', '#6B3D0840', 15) +
    line('M-20-5L-12 6M-10-6L-2 6M0-6L8 6M10-6L18 6', '#E3AA45', 9) +
    line('M-19-6L-13 3M-9-7L-3 3M1-7L7 3M11-7L17 3', '#FCE2A0', 4),
  rigatoni:
    '<path d="M-18 2H20" stroke="#6B3D0840" stroke-width="20" transform="translate(1 4)" stroke-linecap="butt"/>' +
    shape('M-20-10H18V10H-20Z', '#EFBC58') +
    shape('M-20-10H18V-5H-20Z', '#FCE2A0') +
    line('M-18-1H16M-18 3H16M-18 7H16', '#D29A38', 1) +
    oval(4, 10, '#FCE2A0', 18, 0) +
    oval(3, 7, '#A96C1C', 18, 0),
  orecchiette:
    oval(17, 14, '#6B3D0840', 2, 4) +
    oval(17, 14, '#E9B654') +
    oval(15, 12, '#FADF9C', -1, -1) +
    oval(9, 6, '#D9A140', 1, 2) +
    oval(7, 4, '#EFC46A', 2, 3),
  gnocchi:
    oval(18, 13, '#3213', 2, 4) +
    oval(18, 13, '#E9CE8E') +
    oval(16, 10, '#F9EBC2', -1, -2) +
    line('M-10-6Q-8 2-10 8M-1-9Q1 0-1 9M8-8Q10 0 8 8', '#DDBB74', 3),
  ravioli:
    shade('M-22-20L20-22L22 20L-20 22Z') +
    '<path d="M-22-20L20-22L22 20L-20 22Z" fill="#F2CC76" stroke="#F2CC76" stroke-width="5" stroke-dasharray="1 6"/>' +
    shape('M-19-17L17-19L19 17L-17 19Z', '#F9DE9C') +
    oval(12, 11, '#E3B254', 1, 2) +
    oval(11, 10, '#FCEBBE', -1, -1),
} as const;

export type PastaName = keyof typeof PASTA;
