import { fan, heap, one, places, ring, spread, strew } from './arrange.ts';
import type { Spot } from './arrange.ts';
import { cocoaDust, crust, grainBed, grainMound, leafBed, nest, PASTA, sauceFloor, saucePool, soup, sprinkle, swirl } from './beds.ts';
import type { SoupName } from './beds.ts';
import { PIECES } from './pieces.ts';
import type { PieceName } from './pieces.ts';
import type { Reading } from './read.ts';
import type { Area, Sketch } from './sketch.ts';
import { areaShape } from './sketch.ts';
import { disc, line, oval, slab } from './svg.ts';
import { bowl, box, jar, plate, platter } from './vessels.ts';
import type { Vessel } from './vessels.ts';

/** Laid last, in the middle or on top. */
const GARNISHES: readonly PieceName[] = ['basil', 'mint', 'sage'];
const CONFETTI: readonly PieceName[] = ['seeds', 'pineNut', 'pistachio', 'chive', 'pomegranate', 'cocoa'];
const SIDES: readonly PieceName[] = ['lemon', 'orange'];

/** The centre of a plate, the first of these that is named. */
const HEROES: readonly PieceName[] = [
  'salmon',
  'whiteFish',
  'chicken',
  'beef',
  'pork',
  'cutlet',
  'burger',
  'omelette',
  'meatball',
  'octopus',
  'tuna',
  'shrimp',
  'roastBeef',
  'bresaola',
  'turkey',
  'prosciutto',
  'ham',
  'smokedSalmon',
  'halloumi',
  'calamari',
  'falafel',
  'tofu',
  'seitan',
  'tempeh',
  'burrata',
  'sausage',
  'egg',
  'mozzarella',
];

const isHero = (name: PieceName): boolean => HEROES.includes(name);
const rankOf = (name: PieceName): number => {
  const rank = HEROES.indexOf(name);
  return rank === -1 ? HEROES.length : rank;
};

interface Cast {
  readonly garnish: PieceName | undefined;
  readonly confetti: readonly PieceName[];
  readonly sides: readonly PieceName[];
  readonly main: readonly PieceName[];
}

function castOf(reading: Reading, skip: readonly PieceName[] = []): Cast {
  const named = reading.pieces.filter((name) => !skip.includes(name));
  return {
    garnish: named.find((name) => GARNISHES.includes(name)),
    confetti: named.filter((name) => CONFETTI.includes(name)),
    sides: named.filter((name) => SIDES.includes(name)),
    main: named.filter((name) => !GARNISHES.includes(name) && !CONFETTI.includes(name) && !SIDES.includes(name)),
  };
}

const serve = (sketch: Sketch, vessel: Vessel, inside: string, onTop = ''): string =>
  vessel.under + (vessel.over === '' ? inside : sketch.clipped(vessel.area, inside)) + onTop + vessel.over;

function confettiOver(sketch: Sketch, names: readonly PieceName[], area: Area): string {
  return names
    .slice(0, 2)
    .map((name) => strew(sketch, name, 5, area, [], 0.8))
    .join('');
}

/** Something small from the plate lies on the table, in the corners a crop leaves free. */
function aside(sketch: Sketch, reading: Reading): string {
  const loose = (
    [
      'basil',
      'lemon',
      'tomato',
      'mint',
      'orange',
      'rocket',
      'spinach',
      'olive',
      'walnut',
      'almond',
      'strawberry',
      'blueberry',
      'sage',
      'edamame',
      'chickpea',
    ] as const
  ).filter((name) => reading.pieces.includes(name));
  const name = loose[0];
  if (name === undefined) return '';
  const flip = sketch.random.below(2) === 0 ? 1 : -1;
  const other = loose[1] ?? name;
  return one(sketch, name, { x: -166 * flip, y: -90 }, 1.15) + one(sketch, other, { x: 166 * flip, y: 90 }, 1.15);
}

/** Pasta or grain with everything strewn through it. */
export function tossed(sketch: Sketch, reading: Reading): string {
  const { pasta, grain } = reading;
  const kind = sketch.random.below(5);
  const vessel = grain !== null && pasta === null && kind === 0 ? box() : kind < 2 ? plate(sketch.random) : bowl(sketch.random);
  const flat = vessel.over === '';
  const inner: Area = flat ? { kind: 'round', radius: 84 } : vessel.area;
  const sauce = reading.sauces[0];
  let bed = '';
  if (pasta === 'long' || pasta === 'wide') {
    bed = flat ? saucePool(sauce ?? 'oil', 94) : sauceFloor(vessel.area, sauce ?? 'oil');
    bed += nest(sketch, flat ? 80 : 100, pasta === 'wide');
  } else if (pasta !== null) {
    const tint = sauce ?? 'oil';
    bed = flat ? saucePool(tint, 94) : sauceFloor(vessel.area, tint);
    const id = sketch.define(PASTA[pasta], 1.2);
    const count = flat ? 20 : 30;
    bed += spread(sketch, count, flat ? { kind: 'round', radius: 94 } : { kind: 'round', radius: 116 }, 24, [])
      .map((spot) =>
        sketch.use(
          id,
          spot.x,
          spot.y,
          pasta === 'gnocchi' || pasta === 'ravioli' ? sketch.random.between(-40, 40) : sketch.random.below(360),
        ),
      )
      .join('');
  } else if (grain !== null) {
    bed = flat
      ? `<clipPath id="f"><circle r="92"/></clipPath><g clip-path="url(#f)">${grainBed(sketch, { kind: 'round', radius: 92 }, grain)}</g>`
      : grainBed(sketch, vessel.area, grain);
  }
  const { garnish, confetti, sides, main } = castOf(reading);
  const taken: Spot[] = [{ x: 0, y: 0 }];
  const names = main.slice(0, 5);
  const big = names.find((name) => PIECES[name].reach > 36);
  const least = 0.25;
  const share = names.length > 3 ? 0.7 : 1;
  let top = names
    .filter((name) => name !== big)
    .map((name) => {
      const size = PIECES[name].reach > 30 ? 0.72 : PIECES[name].reach > 22 ? 0.85 : 1;
      const count = Math.max(3, Math.round(Math.min(PIECES[name].strewn, 7) * share * (flat ? 0.8 : 1)));
      return strew(sketch, name, count, inner, taken, size, least);
    })
    .join('');
  top += confettiOver(sketch, confetti, inner);
  if (sides[0] !== undefined) top += one(sketch, sides[0], { x: 58, y: 50 }, 1, 10);
  if (big !== undefined) top += one(sketch, big, { x: 0, y: 0 }, big === 'burrata' ? 1 : 0.8, 0);
  if (garnish !== undefined) top += one(sketch, garnish, { x: big === undefined ? 2 : 14, y: big === undefined ? -4 : -10 }, 1.35);
  return (flat ? aside(sketch, reading) : '') + serve(sketch, vessel, bed + top);
}

/** A bowl or box of heaps: poke, composed salads. */
export function sections(sketch: Sketch, reading: Reading): string {
  const boxed = sketch.random.below(4) === 0;
  const vessel = boxed ? box() : bowl(sketch.random);
  const leaves = reading.leaves ?? (reading.pieces.includes('radicchio') ? 'mixed' : null);
  const bedLeaf: readonly PieceName[] = reading.grain === null ? ['lettuce', 'rocket', 'spinach', 'radicchio'] : [];
  const bed =
    reading.grain !== null
      ? grainBed(sketch, vessel.area, reading.grain)
      : leaves !== null
        ? leafBed(sketch, vessel.area, leaves)
        : areaShape(vessel.area, '#0001');
  const { garnish, confetti, sides, main } = castOf(reading, bedLeaf);
  const centred = main.includes('egg') && main.length >= 4 && !boxed ? 'egg' : main.find((name) => PIECES[name].reach > 36);
  const around = main
    .filter((name) => name !== centred)
    .sort((a, b) => rankOf(a) - rankOf(b))
    .slice(0, 6);
  const spots = places(around.length, vessel.area);
  const size = { 1: 1.5, 2: 1.45, 3: 1.38, 4: 1.26, 5: 1.14 }[around.length] ?? 1.02;
  let top = '';
  around.forEach((name, index) => {
    const spot = spots[index] ?? { x: 0, y: 0 };
    const piece = PIECES[name];
    const along = boxed ? 18 : (Math.atan2(spot.y, spot.x) * 180) / Math.PI + 90;
    const fit = piece.reach > 22 && piece.fan === undefined ? size * 0.86 : size;
    top +=
      piece.fan === undefined
        ? heap(sketch, name, spot, fit)
        : fan(sketch, name, spot, along, size, around.length > 4 ? Math.min(4, piece.fan) : piece.fan);
  });
  if (sides[0] !== undefined) {
    const spot = boxed ? { x: 92, y: 64 } : around.length % 2 === 0 ? { x: 84, y: 0 } : { x: 0, y: 84 };
    top += one(sketch, sides[0], spot, 1, 10) + one(sketch, sides[0], { x: spot.x - 14, y: spot.y + 18 }, 1, 40);
  }
  if (reading.pieces.includes('seeds') || /sesamo/.test(reading.text)) top += sprinkle(sketch, vessel.area, '#FFF3D0', 3, 3);
  top += confettiOver(
    sketch,
    confetti.filter((name) => name !== 'seeds'),
    vessel.area,
  );
  if (centred !== undefined) top += one(sketch, centred, { x: 2, y: -2 }, centred === 'egg' ? 1.15 : 0.8, -16);
  if (garnish !== undefined) top += one(sketch, garnish, centred === undefined ? { x: 2, y: 0 } : { x: 30, y: 26 }, 1.15);
  return serve(sketch, vessel, bed + top);
}

/** A main course: the hero to the left, sides to the right. */
export function plated(sketch: Sketch, reading: Reading): string {
  const boxed = sketch.random.below(6) === 0;
  const vessel = boxed ? box() : plate(sketch.random);
  const wide = boxed ? 1.12 : 1;
  const { garnish, confetti, sides, main } = castOf(reading);
  const ranked = [...main].sort((a, b) => rankOf(a) - rankOf(b));
  const hero = ranked[0];
  const rest = main.filter((name) => name !== hero).slice(0, 3);
  let food = boxed ? areaShape(vessel.area, '#EFE3CC') : '';
  const sauce = reading.sauces[0];
  if (sauce !== undefined && hero !== undefined) food += saucePool(sauce, 84);
  const helpings: ((spot: Spot) => string)[] = [];
  if (reading.grain !== null) {
    const grain = reading.grain;
    helpings.push((spot) => grainMound(sketch, grain, spot.x, spot.y));
  }
  rest.forEach((name) =>
    helpings.push((spot) =>
      PIECES[name].fan === undefined || isHero(name)
        ? heap(sketch, name, spot, PIECES[name].reach > 22 ? 1.1 : 1.32, PIECES[name].reach > 22 ? 0.8 : 1)
        : fan(sketch, name, spot, 60, 1.2, 4),
    ),
  );
  const seats: readonly Spot[] =
    helpings.length <= 1
      ? [{ x: 52 * wide, y: 6 }]
      : helpings.length === 2
        ? [
            { x: 44 * wide, y: -46 },
            { x: 46 * wide, y: 44 },
          ]
        : [
            { x: 36 * wide, y: -54 },
            { x: 62 * wide, y: 8 },
            { x: 18 * wide, y: 60 },
            { x: -40 * wide, y: 58 },
          ];
  helpings.forEach((helping, index) => {
    food += helping(seats[index] ?? { x: 0, y: 60 });
  });
  const seat = helpings.length === 0 ? { x: 0, y: 0 } : { x: -40 * wide, y: -8 };
  if (hero !== undefined) {
    const piece = PIECES[hero];
    if (hero === 'meatball' || hero === 'falafel') food += heap(sketch, hero, seat, 1.3, 1);
    else if (piece.reach > 40) food += one(sketch, hero, seat, helpings.length === 0 ? 1.25 : 1.12, hero === 'cutlet' ? -38 : -8);
    else if (piece.fan !== undefined) food += fan(sketch, hero, seat, 48, 1.36, 4);
    else food += heap(sketch, hero, seat, 1.32, 1);
  }
  food += confettiOver(sketch, confetti, { kind: 'round', radius: 74 });
  if (sides[0] !== undefined) {
    food += one(sketch, sides[0], { x: -52 * wide, y: 58 }, 1.1, 0) + one(sketch, sides[0], { x: -30 * wide, y: 72 }, 1.1, 24);
  }
  if (garnish !== undefined) food += one(sketch, garnish, { x: seat.x + 16, y: seat.y - 8 }, 1.05);
  return (boxed ? '' : aside(sketch, reading)) + serve(sketch, vessel, food);
}

export function caprese(sketch: Sketch, reading: Reading): string {
  const vessel = platter(sketch.random);
  const { garnish, confetti } = castOf(reading);
  return (
    aside(sketch, reading) +
    serve(
      sketch,
      vessel,
      ring(sketch, ['tomatoSlice', 'mozzarellaSlice'], 8, 62) +
        confettiOver(sketch, confetti, { kind: 'round', radius: 84 }) +
        (garnish === undefined ? '' : one(sketch, garnish, { x: 0, y: 2 }, 1.7)) +
        sprinkle(sketch, { kind: 'round', radius: 90 }, '#4A2A0A80', 3, 0),
    )
  );
}

export function baked(sketch: Sketch, reading: Reading): string {
  const vessel = box();
  const { garnish, main } = castOf(reading, ['mince', 'shaving', 'mozzarella', 'cheeseCube', 'ricotta', 'onion', 'carrot', 'spinach']);
  const taken: Spot[] = [];
  return serve(
    sketch,
    vessel,
    crust(sketch, vessel.area, reading.dairy) +
      main
        .slice(0, 2)
        .map((name) => strew(sketch, name, 5, { kind: 'box', width: 210, height: 160 }, taken, 1.1))
        .join('') +
      (garnish === undefined ? '' : one(sketch, garnish, { x: 22, y: -6 }, 1.6, 20)),
  );
}

const SOUP_OF: readonly (readonly [RegExp, SoupName])[] = [
  [/zucca|carot/, 'orange'],
  [/piselli|zucchin|broccol|spinac|asparag|fave/, 'green'],
  [/barbabietol/, 'purple'],
  [/pomodor/, 'red'],
  [/lenticchi|farro|fagioli borlotti|castagn/, 'brown'],
  [/patat|porri|funghi|ceci|cannellini|cavolfior|topinambur/, 'cream'],
];

export function soupBowl(sketch: Sketch, reading: Reading, label: string): string {
  const vessel = bowl(sketch.random);
  const brothy = /minestr|zuppa|pasta e|brodo|ribollita/.test(label);
  const colour =
    brothy && !/lenticchi|ceci|fagiol/.test(label)
      ? 'broth'
      : (SOUP_OF.find(([words]) => words.test(label))?.[1] ?? SOUP_OF.find(([words]) => words.test(reading.text))?.[1] ?? 'broth');
  const blended: readonly PieceName[] = [
    'pumpkin',
    'potato',
    'carrot',
    'onion',
    'zucchini',
    'pea',
    'tomato',
    'beet',
    'spinach',
    'chive',
    'broccoli',
    'sweetPotato',
    'asparagus',
  ];
  const { garnish, confetti, main } = castOf(reading, brothy ? [] : blended);
  const area: Area = { kind: 'round', radius: 92 };
  const taken: Spot[] = [];
  const pasta =
    reading.pasta === null || reading.pasta === 'long' || reading.pasta === 'wide' ? null : sketch.define(PASTA[reading.pasta], 0.8);
  return serve(
    sketch,
    vessel,
    soup(colour, brothy ? 'none' : reading.dairy ? 'cream' : 'oil') +
      (pasta === null
        ? ''
        : spread(sketch, 8, area, 12, taken)
            .map((spot) => sketch.use(pasta, spot.x, spot.y, sketch.random.below(360)))
            .join('')) +
      main
        .slice(0, brothy ? 5 : 2)
        .map((name) =>
          strew(sketch, name, brothy ? 5 : 6, brothy ? { kind: 'round', radius: 104 } : area, taken, PIECES[name].reach > 22 ? 0.8 : 0.95),
        )
        .join('') +
      confettiOver(sketch, confetti, area) +
      sprinkle(sketch, area, '#4A2A0A80', 3, 0) +
      (garnish === undefined ? '' : one(sketch, garnish, { x: -48, y: -38 }, 1.1)),
  );
}

/** Fruit salad: everything strewn through its own juice. */
export function fruitSalad(sketch: Sketch, reading: Reading): string {
  const vessel = sketch.random.below(2) === 0 ? bowl(sketch.random) : jar();
  const { garnish, sides, main } = castOf(reading);
  const taken: Spot[] = [];
  const names = [...main, ...sides].slice(0, 5);
  const count = Math.ceil(34 / Math.max(1, names.length));
  return serve(
    sketch,
    vessel,
    areaShape(vessel.area, '#F3BE62') +
      names.map((name) => strew(sketch, name, Math.min(count, PIECES[name].reach < 14 ? 12 : 9), vessel.area, taken, 1.12)).join('') +
      (garnish === undefined ? '' : one(sketch, garnish, { x: 4, y: -4 }, 1.2)),
  );
}

/** Yoghurt, mousse and puddings in a glass. */
export function creamJar(sketch: Sketch, reading: Reading): string {
  const vessel = jar();
  const cocoa = /mousse|budino|crema/.test(reading.text) && /cioccolat|cacao/.test(reading.text);
  const chia = /chia/.test(reading.text);
  const avena = /avena/.test(reading.text) && !/yogurt/.test(reading.text);
  const bed = cocoa
    ? swirl('#5A331C', '#7A4A2C', '#9A6A48')
    : chia || avena
      ? swirl('#E9DCC4', '#F8EFDD', '#DCCBA8')
      : swirl('#F1E8DA', '#FFFDF8', '#E6DACA');
  const { garnish, confetti, sides, main } = castOf(reading, chia ? ['cocoa', 'seeds'] : ['cocoa']);
  const names = [...main, ...sides].slice(0, 4);
  const spots = places(names.length, { kind: 'round', radius: 92 });
  let top = '';
  names.forEach((name, index) => {
    const spot = spots[index] ?? { x: 0, y: 0 };
    const along = (Math.atan2(spot.y, spot.x) * 180) / Math.PI + 90;
    top +=
      PIECES[name].fan === undefined || names.length === 1
        ? heap(sketch, name, spot, names.length > 3 ? 1.08 : 1.22)
        : fan(sketch, name, spot, along, 1.2, 3);
  });
  if (chia)
    top =
      sprinkle(sketch, { kind: 'round', radius: 92 }, '#4A4038', 4, 0) +
      sprinkle(sketch, { kind: 'round', radius: 92 }, '#6B5E52', 4, 0) +
      top;
  top += confettiOver(sketch, confetti, { kind: 'round', radius: 80 });
  if (garnish !== undefined) top += one(sketch, garnish, { x: 4, y: 0 }, 0.95);
  return serve(sketch, vessel, bed + top);
}

export function tiramisu(sketch: Sketch, reading: Reading): string {
  const vessel = jar();
  const { garnish, main } = castOf(reading, ['ladyfinger', 'cocoa', 'ricotta', 'egg', 'crumble']);
  const hero = main[0];
  return serve(
    sketch,
    vessel,
    cocoaDust(sketch) +
      (garnish === undefined ? '' : one(sketch, garnish, { x: -16, y: 12 }, 1.3, -10)) +
      (hero === undefined ? '' : heap(sketch, hero, { x: 4, y: 0 }, 1.3, hero === 'strawberry' ? 0.3 : 0.7)),
  );
}

/** Nothing that can be drawn is named: a laid place, which promises nothing. */
export function laidPlace(sketch: Sketch): string {
  const vessel = plate(sketch.random);
  const steel = '#B9BFB8';
  return (
    vessel.under +
    line('M-160-30V86', '#0002', 10) +
    line('M-162-34V84', steel, 9) +
    line('M-176-84V-52Q-176-34-162-34Q-148-34-148-52V-84M-162-84V-40', steel, 5) +
    line('M164 0V88', '#0002', 10) +
    line('M162-6V84', steel, 9) +
    oval(13, 42, steel, 163, -48) +
    oval(6, 34, '#DDE1DB', 160, -50) +
    disc(40, '#00000008') +
    slab(70, 46, 8, '#E6EFE0', 0, 2) +
    slab(66, 42, 6, '#F6FAF2', 0, 0) +
    line('M-24-8H24M-24 4H10', '#CFE0C5', 4)
  );
}
