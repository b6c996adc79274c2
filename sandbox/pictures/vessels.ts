import type { Random } from './rng.ts';
import type { Area } from './sketch.ts';
import { disc, hoop, line, oval, slab } from './svg.ts';

export interface Vessel {
  readonly under: string;
  /** Drawn over the food: the rim's shade. */
  readonly over: string;
  readonly area: Area;
}

const SHADOW = 'url(#s)';
const RIM_SHADE = 'url(#r)';

const GLAZES: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#2F6F5B', '#235646'],
  ['#F2A65A', '#D98838'],
  ['#3F6FA0', '#2F5680'],
  ['#D96C3B', '#B4502A'],
  ['#F7F3E8', '#DED5C0'],
  ['#7BA05B', '#64874A'],
  ['#8C6A93', '#6F5277'],
  ['#3B4C56', '#2A3840'],
];

/** Rim colour and band of the plates; the last is stoneware. */
const PLATES: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#FDFCF8', ''],
  ['#FDFCF8', '#2F6F5B'],
  ['#FDFCF8', '#E58A5A'],
  ['#FDFCF8', '#5B86B0'],
  ['#EAF3E2', ''],
  ['#F4ECDD', ''],
];

export function plate(random: Random): Vessel {
  const [rim, band] = random.pick(PLATES);
  return {
    under:
      oval(146, 140, SHADOW, 12, 18) +
      disc(130, '#D9D5C8', 1, 2) +
      disc(130, rim) +
      (band === '' ? line('M-116-40A122 122 0 0 1-44-114', '#fff', 5) : hoop(121, band, 4)) +
      disc(101, '#0000001c') +
      disc(100, '#F9F7F1', 1, 2),
    over: '',
    area: { kind: 'round', radius: 97 },
  };
}

/** A flat coloured plate, for food that wants a strong ground: caprese, carpaccio. */
export function platter(random: Random): Vessel {
  const [rim, well] = random.pick(GLAZES);
  return {
    under:
      oval(146, 140, SHADOW, 12, 18) +
      disc(130, well, 1, 2) +
      disc(129, rim) +
      disc(104, '#0000001f') +
      disc(103, rim, 1, 2) +
      line('M-112-46A122 122 0 0 1-46-112', '#fff9', 5),
    over: '',
    area: { kind: 'round', radius: 104 },
  };
}

export function bowl(random: Random): Vessel {
  const [rim, well] = random.pick(GLAZES);
  return {
    under: oval(146, 140, SHADOW, 12, 18) + disc(129, rim) + disc(118, well) + line('M-112-40A119 119 0 0 1-42-112', '#fff9', 5),
    over: disc(116, RIM_SHADE),
    area: { kind: 'round', radius: 116 },
  };
}

/** The kraft take-away box. */
export function box(): Vessel {
  return {
    under:
      slab(352, 300, 60, SHADOW, 12, 18) +
      slab(296, 244, 28, '#B98C58', 0, 3) +
      slab(296, 242, 28, '#DDB788') +
      slab(266, 212, 20, '#A87C4A') +
      slab(262, 208, 19, '#C99E6B', 1, 2) +
      line('M-136-92Q-134-108-116-110H-26', '#F5DDBA', 4),
    over: '<rect x="-126" y="-99" width="252" height="198" rx="18" fill="none" stroke="#0002" stroke-width="5"/>',
    area: { kind: 'box', width: 252, height: 198 },
  };
}

export function board(): string {
  return (
    slab(372, 280, 60, SHADOW, 12, 18) +
    slab(316, 222, 34, '#A9743F', 0, 4) +
    slab(316, 220, 34, '#D9A86D') +
    line('M-146-58H138M-150-8H96M-90 42H146M-146 78H30', '#C58F52', 3) +
    disc(10, '#A9743F', -128, -80)
  );
}

export function jar(): Vessel {
  return {
    under:
      oval(132, 126, SHADOW, 10, 16) +
      disc(117, '#BFD4D2') +
      disc(116, '#EDF6F4', -1, -2) +
      disc(106, '#CFE0DD') +
      line('M-101-38A108 108 0 0 1-40-100', '#fff', 6),
    over: disc(104, RIM_SHADE),
    area: { kind: 'round', radius: 104 },
  };
}

export function cup(saucer: string): string {
  const handle = '<rect x="78" y="-17" width="56" height="34" rx="17" fill="none" stroke="';
  return (
    oval(142, 136, SHADOW, 12, 18) +
    disc(127, '#DAD5C8', 1, 3) +
    disc(126, saucer) +
    disc(96, '#00000012') +
    line('M-112-38A118 118 0 0 1-42-110', '#fffc', 5) +
    `<g transform="rotate(-38)">${handle}#0003" stroke-width="12" transform="translate(0 6)"/>${handle}#FFFEFA" stroke-width="12"/></g>` +
    disc(86, '#0003', 5, 10) +
    disc(86, '#DCD6C8') +
    disc(85, '#FFFEFA', -1, -2) +
    disc(74, '#CFC7B4')
  );
}
