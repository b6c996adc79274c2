import { heap, one, spread, strew } from './arrange.ts';
import { PIECES } from './pieces.ts';
import type { PieceName } from './pieces.ts';
import type { Reading } from './read.ts';
import type { Sketch } from './sketch.ts';
import { disc, line, moved, oval, shade, shape, slab } from './svg.ts';
import { board, plate, platter } from './vessels.ts';

/** Fillings that show as a fold of colour along the cut. */
const FOLDS: Partial<Record<PieceName, string>> = {
  ham: '#F3ACA2',
  prosciutto: '#DD7B74',
  turkey: '#EFD0AE',
  salami: '#B43A34',
  bresaola: '#8E2630',
  roastBeef: '#B4605A',
  smokedSalmon: '#F58E68',
  salmon: '#F58E68',
  cheeseCube: '#F6CE5E',
  shaving: '#F6DE9A',
  ricotta: '#FFFBF0',
  burrata: '#FFFBF0',
  gorgonzola: '#F3ECD2',
  chicken: '#EBC07E',
  pork: '#DDA782',
  beef: '#A3584C',
  tuna: '#DDB096',
  omelette: '#F7CC55',
  cutlet: '#C98A35',
  avocado: '#BBD36E',
  chickpea: '#E6C98C',
  tofu: '#F6E9C6',
  seitan: '#A5703F',
  cabbage: '#93408B',
  carrotShreds: '#F0913A',
  halloumi: '#F3DA9A',
  burger: '#6E3D24',
  pumpkin: '#EE9638',
  speckCube: '#C2564E',
  sausage: '#B06A42',
  anchovy: '#9A6850',
  shrimp: '#F59A78',
  driedTomato: '#B5321F',
  tempeh: '#D3A25E',
};

/** Fillings that show as round slices peeking out. */
const ROUNDS: readonly PieceName[] = [
  'tomato',
  'tomatoSlice',
  'cucumber',
  'mozzarella',
  'mozzarellaSlice',
  'zucchini',
  'aubergine',
  'egg',
  'onion',
  'mushroom',
  'falafel',
  'beet',
  'olive',
  'feta',
  'pepperRed',
  'meatball',
  'apple',
  'pear',
];

const SMALLER: Partial<Record<PieceName, PieceName>> = { tomatoSlice: 'tomato', mozzarellaSlice: 'mozzarella' };

interface Fillings {
  readonly folds: readonly string[];
  readonly rounds: readonly PieceName[];
  readonly leaf: string | null;
}

function fillingsOf(reading: Reading): Fillings {
  const folds = reading.pieces.flatMap((name) => FOLDS[name] ?? []);
  const rounds = reading.pieces.filter((name) => ROUNDS.includes(name)).map((name) => SMALLER[name] ?? name);
  if (reading.sauces.includes('green')) folds.push('#86A552');
  const leaf = reading.leaves !== null ? '#58A548' : reading.pieces.includes('radicchio') ? '#8E2F5C' : null;
  return { folds: folds.slice(0, 3), rounds: rounds.slice(0, 2), leaf };
}

interface Bread {
  readonly side: string;
  readonly top: string;
  readonly light: string;
  readonly seeds: string;
}

function breadOf(text: string): Bread {
  if (/integral|cereali|segale|multicereal|nero/.test(text)) {
    return { side: '#7E4E26', top: '#AE7640', light: '#D9AE76', seeds: '#F3DDB0' };
  }
  if (/ciabatt|rosett|arab|rustic|pugliese|altamura/.test(text)) {
    return { side: '#BC8748', top: '#E5BF85', light: '#FBE8C6', seeds: '' };
  }
  return { side: '#B5702A', top: '#DFA253', light: '#F9DBA4', seeds: '' };
}

const band = (width: number, height: number, stroke: string, weight: number, dash: string): string =>
  `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${height / 2}" fill="none" stroke="${stroke}" stroke-width="${weight}" stroke-dasharray="${dash}"/>`;

export function panino(sketch: Sketch, reading: Reading): string {
  const bread = breadOf(reading.text);
  const { folds, rounds, leaf } = fillingsOf(reading);
  let inside = '';
  if (leaf !== null) {
    inside += band(286, 110, '#2B5A24', 34, '1 22') + band(284, 106, leaf, 32, '1 20') + band(280, 98, '#8FCB6E', 20, '1 27');
    if (leaf !== '#58A548') inside = band(286, 108, leaf, 34, '1 21') + band(280, 100, '#B0558A', 20, '1 27');
  }
  folds.forEach((colour, index) => {
    const dash = index % 2 === 0 ? '30 24' : '44 28';
    inside += moved(
      moved(band(282, 100, '#3213', 30, dash), 2, 4) + band(282, 100, colour, 30, dash) + band(286, 104, '#fff5', 5, dash),
      4 - index * 6,
      8 - index * 7,
    );
  });
  rounds.forEach((name, index) => {
    const id = sketch.define(PIECES[name].art, 1.15);
    const shift = index * 26;
    inside += [-104, -52, 0, 52, 104]
      .map((x, at) => {
        const left = x + shift - 13 * (rounds.length - 1);
        return sketch.use(id, left, 53, at * 9) + (at % 2 === index % 2 ? sketch.use(id, left, -52, at * 7) : '');
      })
      .join('');
  });
  return (
    board() +
    '<g transform="rotate(-12)">' +
    slab(304, 128, 64, '#3213', 8, 16) +
    slab(290, 112, 56, bread.side, 2, 10) +
    inside +
    slab(286, 100, 50, '#3213', 3, 6) +
    slab(284, 100, 50, bread.side) +
    slab(280, 93, 46, bread.top, -1, -3) +
    line('M-112-26C-66-44 66-46 110-28', `${bread.light}d0`, 11) +
    line('M-78 24L-56-26M-14 28L8-28M50 26L70-28', bread.light, 8) +
    moved(line('M-78 24L-56-26M-14 28L8-28M50 26L70-28', bread.side, 3), 5, 2) +
    (bread.seeds === ''
      ? ''
      : line('M-104 2h4M-90-14h3M-40 6h4M-34-12h4M28 8h4M34-8h3M88 4h4M96-12h3M-100 18h3M24 26h4M-44 26h3', bread.seeds, 4)) +
    '</g>'
  );
}

/** Two halves leaning on each other, cut faces towards us. */
export function wrap(sketch: Sketch, reading: Reading): string {
  const { folds, rounds, leaf } = fillingsOf(reading);
  const brown = /integral|piadina/.test(reading.text);
  const [skin, light, edge] = brown ? ['#DDB277', '#F0D3A2', '#A9743F'] : ['#EFD9AC', '#FBEFD2', '#C79A5E'];
  const shown = [...new Set([...rounds, ...reading.pieces.filter((name) => !ROUNDS.includes(name))])].slice(0, 3);
  let face = oval(33, 50, leaf ?? folds[0] ?? '#F2E4BE');
  const spots = [
    { x: -4, y: -24 },
    { x: 6, y: 4 },
    { x: -6, y: 28 },
    { x: 16, y: -14 },
    { x: -16, y: 4 },
  ];
  if (leaf !== null) face += line('M-22-26Q-6-44 18-30M-26 10Q-8 0 0 20M4 36Q20 30 24 8M-4-6Q10-16 26-4', '#A4D67F', 6);
  folds.forEach((colour, index) => {
    face += line(index === 0 ? 'M-18-20Q-2-36 16-16M-14 24Q2 12 18 26' : 'M-20 6Q0-10 20 10', colour, 11);
  });
  shown.forEach((name, index) => {
    const size = Math.min(0.75, 15 / PIECES[name].reach);
    face += one(sketch, name, spots[index] ?? { x: 0, y: 0 }, size) + one(sketch, name, spots[index + 2] ?? { x: 0, y: 0 }, size);
  });
  const half = sketch.define(
    shape('M-84-48C-100-46-104 46-84 48L38 56V-56Z', '#3213') +
      shape('M-88-50C-106-46-106 46-88 50L30 58V-58Z', skin) +
      shape('M-92-44C-98-36-100-16-99-8L30-22V-58L-88-50C-90-50-91-47-92-44Z', light) +
      line('M-60-30h10M-34-4h14M-70 14h8M-10-38h12M-24 28h10M-54 36h6M2 4h8', `${edge}80`, 7) +
      oval(40, 59, edge, 30, 0) +
      oval(37, 56, light, 30, 0) +
      `<clipPath id="w"><ellipse rx="33" ry="50"/></clipPath><g transform="translate(31 0)"><g clip-path="url(#w)">${face}</g></g>`,
  );
  return board() + sketch.use(half, -34, -42, -16) + sketch.use(half, 22, 44, -8);
}

/** Triangles of soft bread, or of toast, with the filling along the long side. */
export function triangles(reading: Reading, toasted: boolean): string {
  const { folds, rounds, leaf } = fillingsOf(reading);
  const [crumb, top, crust] = toasted ? ['#F3D9A4', '#D9A052', '#B0722E'] : ['#FFF8E8', '#FBEFD6', '#E4CFA6'];
  const layers = [
    ...(leaf === null ? [] : [leaf]),
    ...folds,
    ...rounds.map((name) => (name === 'tomato' ? '#E0472F' : name === 'egg' ? '#FAC242' : name === 'cucumber' ? '#BFE08F' : '#FFFDF5')),
  ].slice(0, 4);
  const height = layers.length * 10;
  let side = slab(196, 16, 5, crumb, 0, 52) + slab(196, 4, 2, crust, 0, 46);
  layers.forEach((colour, index) => {
    const y = 64 + index * 10;
    side +=
      colour === leaf
        ? line(`M-96 ${y}q8 10 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0`, colour, 10)
        : line(`M-94 ${y}H94`, colour, 11) + line(`M-92 ${y - 4}H92`, '#fff5', 2);
  });
  side += slab(196, 16, 5, crumb, 0, 68 + height) + slab(196, 4, 2, crust, 0, 75 + height);
  const wedge =
    `<path d="M-92 62H100L110 ${90 + height}H-84Z" fill="#3213"/>` +
    side +
    shape('M-98 46Q-100 44-96 40L-8-52Q0-60 8-52L96 40Q100 44 98 46Q96 50 90 50H-90Q-96 50-98 46Z', crust) +
    shape('M-92 42L-4-50Q0-54 4-50L92 42Q92 46 88 46H-88Q-92 46-92 42Z', top) +
    (toasted
      ? line('M-58 30L6-38M-30 38L26-20M2 40L46-2M34 40L66 14', '#8E5220b0', 6)
      : line('M-50 28h6M-22 8h5M8 24h6M-4-20h5M40 32h6M24-2h5M-30 36h4', crust, 4));
  return board() + moved(wedge, -34, -58, -6, 0.92) + moved(wedge, 40, -14 - height / 3, 8, 0.92);
}

export function bun(sketch: Sketch, reading: Reading): string {
  const { folds, rounds, leaf } = fillingsOf(reading);
  const bread = breadOf(reading.text);
  const frill = (radius: number, colour: string, width: number, dash: string): string =>
    `<circle r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dash}"/>`;
  const id = rounds[0] === undefined ? '' : sketch.define(PIECES[rounds[0]].art, 1.5);
  return (
    board() +
    disc(104, '#3213', 8, 14) +
    disc(98, bread.side, 3, 8) +
    (leaf === null ? '' : frill(92, '#2F6B2A', 34, '1 24') + frill(90, leaf, 32, '1 22') + frill(86, '#9AD07A', 18, '1 30')) +
    (folds[0] === undefined ? '' : disc(96, '#3213', 2, 5) + disc(95, folds[0]) + frill(88, '#0002', 5, '8 16')) +
    (folds[1] === undefined ? '' : moved(slab(158, 158, 14, folds[1]), 0, 2, 24)) +
    (id === ''
      ? ''
      : [20, 100, 190, 280].map((angle) => sketch.use(id, Math.cos(angle / 57.3) * 78, Math.sin(angle / 57.3) * 78, angle)).join('')) +
    disc(86, '#3213', 3, 6) +
    disc(86, bread.side) +
    disc(81, bread.top, -2, -3) +
    disc(56, `${bread.light}55`, -10, -14) +
    line('M-60-28A68 68 0 0 1-24-64', '#fff8', 7) +
    line(
      'M-30-34l4 3M4-46l4-2M34-30l3 4M-46 0l4-3M-10-10l5 1M24 4l4-3M52 2l2 4M-30 28l5 2M6 30l4-3M34 40l4 2M-6 58l5-1M-14 4l2-3',
      '#FFF3D2',
      6,
    )
  );
}

export function focaccia(sketch: Sketch, reading: Reading): string {
  const area = { kind: 'box', width: 200, height: 128 } as const;
  const red = reading.sauces.includes('red');
  const names = reading.pieces.slice(0, 4);
  const taken: { x: number; y: number }[] = [];
  const dimples = spread(sketch, 12, { kind: 'box', width: 226, height: 148 }, 6, [])
    .map((spot) => `M${Math.round(spot.x)} ${Math.round(spot.y)}h5`)
    .join('');
  return (
    board() +
    '<g transform="rotate(-6)">' +
    slab(258, 178, 40, '#3213', 8, 12) +
    slab(254, 174, 38, '#B9772B', 0, 3) +
    slab(252, 168, 36, '#D79A45') +
    slab(236, 152, 30, red ? '#D2492C' : '#F2C878') +
    line(dimples, red ? '#E8795A' : '#DBA04A', 12) +
    line('M-112-40Q-112-70-82-74H-10', '#FCE8BEc0', 5) +
    names
      .map((name, index) =>
        strew(sketch, name, Math.max(3, Math.min(6, PIECES[name].strewn) - index), area, taken, PIECES[name].reach > 30 ? 0.8 : 1),
      )
      .join('') +
    '</g>'
  );
}

const CROISSANT = 'M-92 44C-104-18-44-70 6-68C62-66 104-12 92 44C84 62 62 54 56 34C46 6 24-6 0-6C-26-6-46 8-56 34C-62 54-86 62-92 44Z';

export function croissant(sketch: Sketch, reading: Reading): string {
  const vessel = plate(sketch.random);
  const dark = /cacao|cioccolat|integral/.test(reading.text);
  const [base, top, line1] = dark ? ['#97571F', '#C07E38', '#7E441A'] : ['#C27A2C', '#E6A955', '#B0681F'];
  const names = reading.pieces.filter((name) => !['cocoa', 'egg'].includes(name)).slice(0, 2);
  return (
    vessel.under +
    '<g transform="translate(0 8)rotate(-12)scale(1.08)">' +
    moved(shape(CROISSANT, '#3213'), 6, 12) +
    shape(CROISSANT, base) +
    shape('M-88 36C-94-18-42-64 6-62C58-60 94-14 88 36C74 20 62 10 54 14C40-10 20-18 0-18C-22-18-42-8-54 14C-64 10-78 18-88 36Z', top) +
    line('M-72-22C-54-18-46-4-50 18M-36-52C-22-40-20-24-24-12M22-58C16-44 18-26 22-12M62-32C52-22 46-6 50 16', line1, 6) +
    line('M-62-26C-50-44-40-48-34-50M-10-60C0-62 12-60 16-58M42-46C54-40 60-32 64-24', '#FBDFA8', 7) +
    line('M-80 10h0M-28-40h0M4-30h0M34-32h0M72 4h0M-2-48h0M-62-4h0M58-14h0', '#FFF6E0', 4) +
    '</g>' +
    names.map((name, index) => heap(sketch, name, { x: index * 34 - 10 * names.length + 8, y: 58 - index * 6 }, 1.1, 0.7)).join('')
  );
}

/** A wedge: light top, layered side. */
export function cake(sketch: Sketch, reading: Reading): string {
  const vessel = plate(sketch.random);
  const text = reading.text;
  const cheese = /formaggio|ricotta|mascarpone/.test(text);
  const choc = /cioccolat|cacao/.test(text);
  const [top, upper, lower, base] = cheese
    ? ['#FFF8E6', '#F8EACB', '#F1DFB8', '#C58E48']
    : choc
      ? ['#5E351D', '#8A5833', '#6E4124', '#4A2814']
      : /carot/.test(text)
        ? ['#FFF6E4', '#D88A3E', '#C47430', '#A55C22']
        : ['#F0C470', '#F6DA98', '#E9BE6C', '#C58E48'];
  const names = reading.pieces.filter((name) => !['ricotta', 'cocoa', 'crumble', 'egg'].includes(name)).slice(0, 2);
  let wedge =
    shape('M-96 28L84-56L112 56L120 78L-76 66Z', '#3213') +
    shape('M-104 18L66 74V108L-104 46Z', lower) +
    shape('M-104 18L66 74V90L-104 31Z', upper) +
    shape('M-104 40L66 100V110L-104 48Z', base) +
    shape('M66 74C96 44 104 4 92-40V-8C104 34 96 78 66 109Z', base) +
    shape('M-104 18L92-40C104 4 96 44 66 74Z', top) +
    line('M-98 17L88-38', '#fff6', 3);
  if (/confettur|marmellat|crostata/.test(text)) {
    wedge += shape('M-74 18L78-28C86 4 82 34 58 56Z', '#B02A44') + line('M-40 8L40 48M0-4L66 22M40-16L10 36M74-10L34 46', '#E9BE6C', 8);
  }
  const spots = [
    { x: 40, y: 6 },
    { x: 4, y: 14 },
  ];
  wedge += names
    .map((name, index) => heap(sketch, name === 'carrot' ? 'walnut' : name, spots[index] ?? { x: 0, y: 0 }, 0.95, 0.75))
    .join('');
  return vessel.under + moved(wedge, -2, -30, 0, 0.98);
}

export function dome(sketch: Sketch, reading: Reading): string {
  const vessel = plate(sketch.random);
  const choc = /cioccolat|cacao/.test(reading.text);
  const caramel = /caramell/.test(reading.text);
  const berries = reading.pieces.filter((name) =>
    ['strawberry', 'raspberry', 'blueberry', 'blackberry', 'mango', 'pistachio'].includes(name),
  );
  const pool = caramel ? '#B8651A' : choc ? '#4E2A16' : berries.length > 0 ? '#B71F3E' : '#E8DCC0';
  const [base, light] = choc ? ['#6B3F24', '#8E5C3A'] : caramel ? ['#E9B95C', '#F8D98E'] : ['#F1E7D2', '#FFFBF0'];
  return (
    vessel.under +
    shape('M-82 10C-90-44-44-86 8-80C60-82 92-38 82 14C78 62 36 84-10 78C-54 82-80 52-82 10Z', pool) +
    line('M-70-20C-60-52-34-68-8-70', '#fff6', 5) +
    disc(60, '#3213', 5, 9) +
    disc(58, base) +
    disc(50, light, -2, -4) +
    disc(34, base, 0, -2) +
    disc(31, caramel ? '#B8651A' : light, -1, -4) +
    line('M-44-18A48 48 0 0 1-16-46', '#fff', 5) +
    berries
      .slice(0, 2)
      .map((name, index) => heap(sketch, name, { x: index * 22 - 8, y: index * 10 - 8 }, 0.85, 0.55))
      .join('') +
    (reading.pieces.includes('mint') ? one(sketch, 'mint', { x: 14, y: -18 }, 0.9, 20) : '')
  );
}

export function cookies(sketch: Sketch, reading: Reading): string {
  const vessel = plate(sketch.random);
  const dark = /cacao/.test(reading.text);
  const extra = reading.pieces.find((name) => ['chocolateShard', 'hazelnut', 'almond', 'walnut', 'granola'].includes(name));
  const one1 =
    disc(44, '#3213', 4, 7) +
    disc(44, dark ? '#54301C' : '#B9782F') +
    disc(41, dark ? '#764A2E' : '#E0AA5C', -1, -2) +
    line('M-26-16h6M-6-28h5M18-20h6M28 4h5M4 4h6M-18 12h6M10 26h6M-30 4h3', dark ? '#8E6040' : '#F3CE90', 6);
  const cookie = sketch.define(one1 + (extra === undefined ? '' : heap(sketch, extra, { x: 0, y: 0 }, 0.72, 0.9)));
  return vessel.under + sketch.use(cookie, -38, -34, 20) + sketch.use(cookie, 42, -20, 130) + sketch.use(cookie, -6, 42, 260);
}

export function muffin(sketch: Sketch, reading: Reading): string {
  const vessel = plate(sketch.random);
  const dark = /cacao|cioccolat/.test(reading.text);
  const [base, light] = dark ? ['#5E351D', '#84542F'] : ['#C4852F', '#EDBB68'];
  const names = reading.pieces.filter((name) => !['cocoa', 'egg', 'lemon', 'orange'].includes(name)).slice(0, 2);
  const taken: { x: number; y: number }[] = [];
  return (
    vessel.under +
    disc(84, '#3213', 7, 12) +
    disc(80, '#F3E6CC') +
    `<circle r="78" fill="none" stroke="#D8C39A" stroke-width="10" stroke-dasharray="5 7" stroke-linecap="butt"/>` +
    shape('M-70 6C-74-40-40-72 4-70C46-72 74-36 70 8C68 46 34 72-6 70C-44 70-68 44-70 6Z', base) +
    shape('M-62 0C-64-38-34-64 2-62C40-64 64-32 60 4C58 38 28 60-8 58C-40 58-60 36-62 0Z', light) +
    line('M-40-30Q-20-56 12-54', '#fff7', 6) +
    names.map((name) => strew(sketch, name, 5, { kind: 'round', radius: 62 }, taken, 0.85)).join('')
  );
}

export function brownie(sketch: Sketch, reading: Reading): string {
  const vessel = plate(sketch.random);
  const nut = reading.pieces.find((name) => ['walnut', 'hazelnut', 'almond', 'pistachio', 'raspberry'].includes(name));
  const block =
    shade('M-58-20L18-52L64-14V20L-10 58L-58 12Z', '#3214') +
    shape('M-58-20L18-52L64-14V18L-10 54L-58 10Z', '#4A2814') +
    shape('M-10 22L64-14V18L-10 54Z', '#341A0C') +
    shape('M-58-20L18-52L64-14L-10 22Z', '#7A4A2C') +
    line('M-36-18L-10-8M-4-34L12-22M24-30L42-14M-18 4L8-10', '#9A6A48', 3);
  const id = sketch.define(block);
  return (
    vessel.under +
    sketch.use(id, -22, -30) +
    sketch.use(id, 18, 26) +
    (nut === undefined ? '' : heap(sketch, nut, { x: -20, y: -46 }, 0.8, 0.5) + heap(sketch, nut, { x: 22, y: 10 }, 0.8, 0.5))
  );
}

export function cannolo(sketch: Sketch, reading: Reading): string {
  const vessel = platter(sketch.random);
  const end = reading.pieces.find((name) => ['pistachio', 'chocolateShard', 'orange', 'hazelnut'].includes(name));
  const shell =
    slab(150, 56, 26, '#3213', 5, 9) +
    oval(30, 32, '#FFFBF0', -74, 0) +
    oval(30, 32, '#FFFBF0', 74, 0) +
    slab(140, 54, 10, '#A9652A') +
    slab(138, 46, 8, '#CF8F48', 0, -3) +
    shape('M-60-27L40-27L-6 27H-70V-10Z', '#E0A861') +
    line('M-40-14h0M-16-2h0M12-14h0M36 2h0M-34 12h0M24-20h0M52-12h0M0 14h0', '#A9652A', 7) +
    line('M-58-20H54', '#F6D3A0', 4);
  const id = sketch.define(
    shell + (end === undefined ? '' : one(sketch, end, { x: -82, y: 0 }, 0.8) + one(sketch, end, { x: 82, y: 0 }, 0.8)),
  );
  return vessel.under + sketch.use(id, -4, -30, -14) + sketch.use(id, 6, 38, -8);
}
