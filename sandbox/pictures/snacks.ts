import { one, spread } from './arrange.ts';
import { PIECES } from './pieces.ts';
import type { PieceName } from './pieces.ts';
import type { Reading } from './read.ts';
import { plain } from './read.ts';
import type { Sketch } from './sketch.ts';
import { disc, line, moved, oval, shade, shape, slab } from './svg.ts';
import { board, bowl } from './vessels.ts';

const CRISP =
  shade('M-24-4C-20-22 8-26 22-12C30 4 18 20-2 20C-18 20-28 10-24-4Z') +
  shape('M-24-4C-20-22 8-26 22-12C30 4 18 20-2 20C-18 20-28 10-24-4Z', '#EDB83C') +
  shape('M-19-4C-14-16 8-20 18-9C10-10-8-8-19-4Z', '#FBE08A') +
  line('M-10 6Q0-2 12 4', '#D2942A', 3);
const TARALLO = `<circle r="17" fill="none" stroke="#3213" stroke-width="14" transform="translate(2 4)"/><circle r="17" fill="none" stroke="#C08238" stroke-width="14"/><circle r="17" fill="none" stroke="#E7B66C" stroke-width="9"/><path d="M-15-9A18 18 0 0 1 2-18" fill="none" stroke="#FBE3B2" stroke-width="4"/>`;
const CRACKER =
  shade('M-32-30H30V32H-32Z') +
  '<path d="M-31-31H31V31H-31Z" fill="#D79B4C" stroke="#D79B4C" stroke-width="6" stroke-dasharray="1 8"/>' +
  slab(56, 56, 5, '#EFC27A') +
  line('M-16-16h0M0-16h0M16-16h0M-16 0h0M0 0h0M16 0h0M-16 16h0M0 16h0M16 16h0', '#B8792E', 4) +
  line('M-24-22H14', '#FBE3B2', 3);
const PUFFED =
  disc(48, '#3213', 4, 7) +
  disc(48, '#D9C193') +
  disc(45, '#F3E6C6', -1, -2) +
  line('M-28-14h6M-8-30h6M14-24h6M30-4h4M6-6h6M-18 6h6M20 14h6M-4 22h6M-30 14h4M8 36h5M-14-12h5', '#FFFBEE', 9) +
  line('M-20-24h3M22-34h2M-36 0h3M-8 8h3M32 20h2M-20 30h3', '#CDB07A', 4);

function bowlOf(sketch: Sketch, arts: readonly string[], reach: number): string {
  const vessel = bowl(sketch.random);
  const ids = arts.map((art) => sketch.define(art, 1.3));
  const count = Math.min(32, Math.round(16000 / (reach * reach * 2.2)));
  const inside = { kind: 'round', radius: 104 } as const;
  const spots = [...spread(sketch, count, inside, reach * 0.7, [])];
  const body = spots.map((spot, index) => sketch.use(ids[index % ids.length] ?? '', spot.x, spot.y, sketch.random.below(360))).join('');
  return vessel.under + sketch.clipped(vessel.area, disc(116, '#54361C') + body) + vessel.over;
}

/** A pillow bag; the window shows what is inside. */
function bag(sketch: Sketch, art: string, colour: string, light: string): string {
  const id = sketch.define(art);
  const d = 'M-78-118Q0-108 78-118C70-60 70 60 80 118Q0 108-80 118C-70 60-70-60-78-118Z';
  return (
    '<g transform="rotate(14)">' +
    moved(shape(d, '#2213'), 9, 10) +
    shape(d, colour) +
    shape('M-78-118Q-40-112-20-112C-40-60-40 60-22 112Q-50 112-80 118C-70 60-70-60-78-118Z', `${light}90`) +
    shape('M56-116L78-118C70-60 70 60 80 118L58 114C50 60 50-60 56-116Z', '#0002') +
    line('M-78-108Q0-98 77-108M-79 108Q0 98 79 108', '#fff8', 2) +
    slab(104, 40, 20, '#FFFDF6', 0, -58) +
    line('M-32-62H32M-20-50H20', colour, 6) +
    `<ellipse cy="26" rx="54" ry="50" fill="#FFFDF6"/>` +
    sketch.use(id, -18, 8, 20) +
    sketch.use(id, 18, 20, 140) +
    sketch.use(id, -8, 46, 260) +
    '</g>'
  );
}

function bar(sketch: Sketch, names: readonly PieceName[], choc: boolean): string {
  const d = 'M-60-36H130Q140-36 140-26V26Q140 36 130 36H-60Z';
  const taken: { x: number; y: number }[] = [];
  const top = names
    .map((name) => {
      const size = Math.min(0.75, 13 / PIECES[name].reach);
      const id = sketch.define(PIECES[name].art, size);
      return spread(sketch, 5, { kind: 'box', width: 170, height: 62 }, 12, taken)
        .map((spot) => sketch.use(id, spot.x + 40, spot.y, sketch.random.below(360)))
        .join('');
    })
    .join('');
  return (
    board() +
    '<g transform="rotate(-16)translate(-8)">' +
    moved(shape(d, '#3213'), 6, 10) +
    shape(d, choc ? '#3E2213' : '#8A5A2A') +
    shape('M-60-34H128Q136-34 136-26V18Q136 26 128 26H-60Z', choc ? '#6B3F24' : '#C48E4C') +
    top +
    moved(
      shape('M-146-44L-136-30L-146-16L-136 0L-146 16L-136 30L-146 44H-34L-24 30L-36 18L-22 6L-38-6L-22-20L-36-30L-26-44Z', '#3213'),
      4,
      7,
    ) +
    shape('M-146-44L-136-30L-146-16L-136 0L-146 16L-136 30L-146 44H-34L-24 30L-36 18L-22 6L-38-6L-22-20L-36-30L-26-44Z', '#2F6F5B') +
    shape('M-142-44L-136-36H-30L-26-44Z', '#fff5') +
    slab(64, 30, 15, '#FFFDF6', -86, 0) +
    line('M-102-4H-70M-98 6H-76', '#2F6F5B', 5) +
    '</g>'
  );
}

function chocolateBar(sketch: Sketch, dark: boolean, names: readonly PieceName[]): string {
  const [side, base, light] = dark ? ['#2E180C', '#4E2C18', '#7A4F32'] : ['#5E351C', '#8A5630', '#B98355'];
  const square = sketch.define(
    slab(46, 46, 5, side, 0, 2) + slab(44, 42, 5, base, 0, -1) + slab(30, 27, 3, light, 0, -2) + slab(28, 25, 3, base, 1, 0),
  );
  let squares = '';
  for (let row = -1; row <= 1; row += 1)
    for (let column = -1; column <= 2; column += 1) squares += sketch.use(square, column * 48 - 24, row * 46);
  return (
    board() +
    '<g transform="rotate(-10)">' +
    slab(206, 150, 10, '#3213', 6, 10) +
    slab(198, 142, 8, side) +
    squares +
    shape('M-128-78H-52L-64-52L-48-26L-66 0L-48 28L-64 54L-52 78H-128Z', '#D9B64A') +
    shape('M-136-82H-64L-76-54L-60-28L-78 0L-60 28L-76 56L-64 82H-136Z', '#8C2E3E') +
    shape('M-136-82H-64L-68-72H-136Z', '#fff4') +
    '</g>' +
    names.map((name, index) => one(sketch, name, { x: 92 + index * 16, y: 70 - index * 22 }, 1.1)).join('')
  );
}

const APPLE = shape(
  'M6-62C44-88 100-62 96-2C92 52 56 92 26 88C14 86 10 82 0 82C-10 82-14 86-26 88C-56 92-92 52-96-2C-100-62-44-88-6-62Z',
  '#3213',
);

function wholeApple(green: boolean): string {
  const [base, light, dark] = green ? ['#8DB63C', '#BFD96E', '#6A932A'] : ['#CF3428', '#EC6A50', '#A3221C'];
  const body = 'M6-62C44-88 100-62 96-2C92 52 56 92 26 88C14 86 10 82 0 82C-10 82-14 86-26 88C-56 92-92 52-96-2C-100-62-44-88-6-62Z';
  return (
    oval(110, 100, 'url(#s)', 12, 26) +
    moved(APPLE, 5, 8) +
    shape(body, base) +
    shape('M-6-62C-44-88-100-62-96-2C-95 14-90 28-82 42C-84-10-60-46-6-52Z', light) +
    shape('M96-2C92 52 56 92 26 88C14 86 10 82 0 82C40 78 74 46 80-40C92-30 97-16 96-2Z', dark) +
    oval(22, 7, '#0003', 0, -58) +
    line('M0-58C-2-80 6-94 14-104', '#6B4426', 9) +
    shape('M12-84C22-112 54-116 74-104C64-78 36-72 12-84Z', '#5FA548') +
    line('M16-86Q40-98 66-102', '#fff6', 3) +
    line('M-66-30Q-58-50-40-56', '#fffa', 9) +
    line('M-20 0h0M10 20h0M30-16h0M-36 34h0M-8-28h0M48 14h0M4 52h0M-52 4h0', '#fff6', 4)
  );
}

function wholeBanana(): string {
  const d = 'M-124-34C-96 66 30 108 118 20C128 12 126-2 114-2C50 36-54 20-96-52C-108-58-126-50-124-34Z';
  return (
    moved(shape(d, '#3213'), 8, 14) +
    shape(d, '#F3C62F') +
    shape('M-118-38C-92 44 24 82 114 8C50 40-60 22-100-46C-108-50-116-46-118-38Z', '#FBE07A') +
    line('M-114-30C-84 60 26 92 112 16', '#DFA41C', 3) +
    line('M-110-48L-124-70', '#8A6A1E', 13) +
    line('M114 6l8-3', '#5E4416', 11) +
    line('M-40 28h8M10 44h10M50 34h6M-72 2h5', '#B9831A', 4)
  );
}

export function snackMarkup(sketch: Sketch, name: string, reading: Reading): string {
  const label = plain(name);
  const words = `${label}, ${reading.text}`;
  const nuts = reading.pieces.filter((piece) =>
    ['almond', 'walnut', 'hazelnut', 'cashew', 'pistachio', 'pineNut', 'grape', 'blueberry', 'seeds', 'coconut'].includes(piece),
  );
  const firm = reading.pieces.filter((piece) => PIECES[piece].reach < 20).slice(0, 3);
  if (/barretta|\bbar\b/.test(label)) return bar(sketch, firm.length > 0 ? firm : [], /cioccolat|cacao/.test(words));
  if (/tarall/.test(words)) return bowlOf(sketch, [TARALLO], 22);
  if (/grissin/.test(words))
    return (
      board() +
      Array.from({ length: 7 }, (_, index) =>
        moved(
          line('M-118 0H118', '#B97B30', 17) + line('M-118-2H116', '#E3AE62', 12) + line('M-100-5H70', '#FBE3B2', 3),
          index % 2 === 0 ? 4 : -6,
          index * 24 - 72,
          index * 3 - 12,
        ),
      ).join('')
    );
  if (/crack|schiacciatin|crostat/.test(words) && !/crostata/.test(words)) {
    const id = sketch.define(CRACKER, 1.15);
    return (
      board() +
      [
        [-78, -34, -8],
        [4, -42, 12],
        [84, -24, -4],
        [-44, 44, 10],
        [42, 48, -14],
      ]
        .map(([x = 0, y = 0, turn = 0]) => sketch.use(id, x, y, turn))
        .join('')
    );
  }
  if (/gallett/.test(words)) {
    const id = sketch.define(PUFFED, 1.15);
    return board() + sketch.use(id, -66, -28) + sketch.use(id, 62, -30, 100) + sketch.use(id, 0, 40, 200);
  }
  if (/chips|patatine/.test(words)) return bag(sketch, CRISP, '#E0A526', '#FBDD86');
  if (/verdure croccanti|barbabietola/.test(words)) return bag(sketch, PIECES.beet.art, '#93265A', '#DD7FAA');
  if (/popcorn|mais soffiato/.test(words)) return bag(sketch, PIECES.corn.art, '#C2321F', '#F0785E');
  if (/^cioccolat|tavoletta|fondente/.test(label)) return chocolateBar(sketch, !/al latte/.test(label), nuts.slice(0, 2));
  if (/^mela\b/.test(label)) return wholeApple(/verde|granny/.test(words));
  if (/^banana\b/.test(label)) return wholeBanana();
  if (nuts.length > 0 && reading.pieces.length === nuts.length)
    return bowlOf(
      sketch,
      nuts.map((nut) => PIECES[nut].art),
      15,
    );
  const shown = reading.pieces.slice(0, 4);
  if (shown.length === 0) return bag(sketch, CRACKER, '#2F6F5B', '#8FC4AE');
  const dip = /hummus|guacamole|salsa|crema/.test(words);
  if (!dip)
    return bowlOf(
      sketch,
      shown.map((piece) => PIECES[piece].art),
      17,
    );
  const [deep, light] = /guacamole|avocado/.test(words) ? ['#8FAE46', '#BBD36E'] : ['#D9B878', '#F0D9A8'];
  const sticks = shown.filter((piece) => piece !== 'chickpea' && piece !== 'avocado' && piece !== 'seeds' && piece !== 'lemon');
  return (
    board() +
    disc(76, '#3213', -44, 10) +
    disc(74, '#FDFCF8', -50) +
    disc(62, deep, -50) +
    disc(56, light, -52, -2) +
    line('M-84 4C-80-34-20-36-24 4C-28 26-58 24-56 4', deep, 7) +
    one(sketch, shown[0] ?? 'chickpea', { x: -50, y: 0 }, 0.8) +
    sticks
      .slice(0, 2)
      .map((piece, index) => {
        const id = sketch.define(PIECES[piece].art, 1.5);
        const top = index * 78 - (sticks.length > 1 ? 64 : 26);
        return [0, 1, 2, 3].map((row) => sketch.use(id, 88 + (row % 2) * 6, top + row * 16, row * 5 - 8)).join('');
      })
      .join('')
  );
}
