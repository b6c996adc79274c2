import { groundOf } from './grounds.ts';
import { hash } from './rng.ts';
import { Sketch } from './sketch.ts';
import { disc, hoop, line, shape } from './svg.ts';
import { cup } from './vessels.ts';

export const COFFEE_KINDS = [
  'espresso',
  'lungo',
  'macchiato',
  'decaffeinato',
  'americano',
  'cappuccino',
  'latte',
  'mocaccino',
  'ginseng',
  'orzo',
  'cioccolata',
  'te',
] as const;

export type CoffeeKind = (typeof COFFEE_KINDS)[number];

const HEART = 'M0 44C-32 21-52-2-45-25C-39-43-13-45 0-25C13-45 39-43 45-25C52-2 32 21 0 44Z';
const HEART_INNER = 'M0 26C-18 12-32-4-27-18C-23-27-8-27 0-13C8-27 23-27 27-18C32-4 18 12 0 26Z';
const HEART_CORE = 'M0 14C-10 6-18-4-15-10C-11-14-4-13 0-6C4-13 11-14 15-10C18-4 10 6 0 14Z';

const leafPair = (y: number, reach: number): string =>
  `M0 ${y}C${-reach * 0.5} ${y - 11} ${-reach * 0.9} ${y - 5} ${-reach} ${y + 11}C${-reach * 0.55} ${y + 16} ${-reach * 0.2} ${y + 11} 0 ${y}ZM0 ${y}C${reach * 0.5} ${y - 11} ${reach * 0.9} ${y - 5} ${reach} ${y + 11}C${reach * 0.55} ${y + 16} ${reach * 0.2} ${y + 11} 0 ${y}Z`;

const ROSETTA = leafPair(-32, 40) + leafPair(-6, 44) + leafPair(20, 34);

const crema = (deep: string, base: string, swirl: string): string =>
  disc(72, deep, 0, 1) +
  disc(68, base, -2, -2) +
  hoop(61, `${swirl}cc`, 7) +
  line('M-44-20C-27-49 15-51 35-31C50-12 44 22 20 35', swirl, 5);

const milk = (deep: string, base: string): string => disc(72, deep, 0, 1) + disc(68, base, -2, -2);

const SURFACES: Readonly<Record<CoffeeKind, string>> = {
  espresso: crema('#3E200D', '#7E4A20', '#D9A968'),
  lungo: crema('#331A0B', '#5E3417', '#B98149'),
  decaffeinato: crema('#4A2A14', '#8E592E', '#E2BA82'),
  americano:
    milk('#24110A', '#4A2814') + line('M-48-26A54 54 0 0 1 4-54', '#B98149', 6) + disc(6, '#B98149', 30, 26) + disc(4, '#B98149', 18, 38),
  macchiato: crema('#3E200D', '#8A5426', '#D9A968') + disc(27, '#F6E3C2', 0, 2) + disc(21, '#FFF6E4', -2, 0),
  cappuccino: milk('#7A4520', '#BB7B3B') + shape(HEART, '#FDF0D8') + shape(HEART_INNER, '#C98848') + shape(HEART_CORE, '#FDF0D8'),
  latte: milk('#AE7845', '#D9AE7A') + shape(ROSETTA, '#FFF6E4') + line('M0-50V50', '#FFF6E4', 4),
  mocaccino:
    milk('#4A2612', '#8E5A34') +
    shape(HEART, '#FBE9CE') +
    line(
      'M-34-36h0M-18-20h0M-2-34h0M20-28h0M34-14h0M-30-4h0M-8-4h0M12-10h0M24 6h0M-16 14h0M2 12h0M8 28h0M-46-20h0M40 22h0M-40 26h0',
      '#5E3218',
      6,
    ),
  ginseng: milk('#9A6A3C', '#C99A66') + disc(54, '#E3C196', -3, -4) + line('M-34-4C-30-40 34-38 28 2C22 28-18 24-14 2', '#FBEBD0', 6),
  orzo: crema('#3A2210', '#6B4424', '#C49A68'),
  cioccolata:
    milk('#2E160A', '#5A3019') +
    line('M-40 8C-32-46 42-44 36 4C28 36-22 30-18 2', '#8A5433', 8) +
    disc(20, '#FFF8EA', 26, -22) +
    disc(15, '#fff', 24, -25),
  te:
    milk('#A3560F', '#D98A2B') +
    disc(52, '#E9A548', -4, -6) +
    disc(25, '#F3CC3C', 18, 14) +
    disc(22, '#FFF6CF', 18, 14) +
    line('M18-4V32M2 5L34 23M2 23L34 5', '#F3D768', 3),
};

const SAUCERS = ['#FDFCF8', '#EAF3E2', '#F6DDD0', '#DCE8EE', '#FBE9B7'] as const;

const KINDS: readonly (readonly [RegExp, CoffeeKind])[] = [
  [/cappuc/, 'cappuccino'],
  [/mocac|mocha|moka/, 'mocaccino'],
  [/cioccolat/, 'cioccolata'],
  [/macchiat/, 'macchiato'],
  [/latte/, 'latte'],
  [/ginseng/, 'ginseng'],
  [/orzo/, 'orzo'],
  [/dec(a|affeinato)\b/, 'decaffeinato'],
  [/american/, 'americano'],
  [/lung/, 'lungo'],
  [/\b(te|the|tisana|infuso)\b/, 'te'],
];

/** The kind a coffee machine's label means. */
export function coffeeKindOf(label: string): CoffeeKind {
  const words = label
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return KINDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'espresso';
}

export function cupMarkup(kind: CoffeeKind, saucer: string): string {
  return cup(saucer) + SURFACES[kind] + '<circle r="72" fill="url(#r)"/>';
}

export function coffeePicture(kind: CoffeeKind, seed: string = kind): string {
  const saucer = SAUCERS[hash(`${seed}saucer`) % SAUCERS.length] ?? SAUCERS[0];
  // Without a seed of its own each kind keeps its place in the list, so neighbours differ.
  const ground = seed === kind ? groundOf(`coffee${COFFEE_KINDS.indexOf(kind)}`) : groundOf(seed);
  return new Sketch(seed).document(ground, cupMarkup(kind, saucer));
}
