import type { PieceName } from './pieces.ts';
import { PIECES } from './pieces.ts';
import type { Area, Sketch } from './sketch.ts';
import { reachOf } from './sketch.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const CANDIDATES = 12;

/** The best of a few candidates: even, but not a grid. `taken` grows. */
export function spread(sketch: Sketch, count: number, area: Area, margin: number, taken: Spot[], least = 0): readonly Spot[] {
  const { x: reachX, y: reachY } = reachOf(area);
  const own: Spot[] = [];
  for (let index = 0; index < count; index += 1) {
    let best: Spot = { x: 0, y: 0 };
    let bestGap = -1;
    for (let turn = 0; turn < CANDIDATES; turn += 1) {
      let spot: Spot;
      if (area.kind === 'round') {
        const angle = sketch.random.between(0, 2 * Math.PI);
        const reach = Math.sqrt(sketch.random.between(least * least, 1));
        spot = {
          x: Math.cos(angle) * reach * (reachX - margin),
          y: Math.sin(angle) * reach * (reachY - margin),
        };
      } else {
        spot = {
          x: sketch.random.between(margin - reachX, reachX - margin),
          y: sketch.random.between(margin - reachY, reachY - margin),
        };
      }
      const gap = taken.reduce((least, other) => Math.min(least, (other.x - spot.x) ** 2 + (other.y - spot.y) ** 2), 1e9);
      if (gap > bestGap) [best, bestGap] = [spot, gap];
    }
    taken.push(best);
    own.push(best);
  }
  return own;
}

const tiltOf = (sketch: Sketch, name: PieceName): number =>
  PIECES[name].upright === true ? sketch.random.between(-20, 20) : sketch.random.between(0, 360);

/** Cubes look lit from one side only when they barely turn. */
const CUBES = new Set<PieceName>([
  'pumpkin',
  'sweetPotato',
  'potato',
  'beet',
  'mango',
  'tofu',
  'tempeh',
  'seitan',
  'crouton',
  'feta',
  'cheeseCube',
  'salmonCube',
  'tunaCube',
  'pineapple',
  'chocolate',
  'egg',
  'omelette',
  'cutlet',
  'burger',
]);

const turnOf = (sketch: Sketch, name: PieceName): number => (CUBES.has(name) ? sketch.random.between(-30, 30) : tiltOf(sketch, name));

export function strew(sketch: Sketch, name: PieceName, count: number, area: Area, taken: Spot[], size = 1, least = 0): string {
  const id = sketch.define(PIECES[name].art, size);
  return spread(sketch, count, area, PIECES[name].reach * size + 4, taken, least)
    .map((spot) => sketch.use(id, spot.x, spot.y, turnOf(sketch, name)))
    .join('');
}

export function one(sketch: Sketch, name: PieceName, spot: Spot, size = 1, turn?: number): string {
  const id = sketch.define(PIECES[name].art, size);
  return sketch.use(id, spot.x, spot.y, turn ?? turnOf(sketch, name));
}

/** A heap: pieces close together, the lowest drawn last so that it overlaps. */
export function heap(sketch: Sketch, name: PieceName, spot: Spot, size = 1, share = 1): string {
  const piece = PIECES[name];
  const count = Math.max(1, Math.round(piece.heap * share));
  const id = sketch.define(piece.art, size);
  if (count === 1) return sketch.use(id, spot.x, spot.y, turnOf(sketch, name));
  if (name === 'egg') {
    return sketch.use(id, spot.x - 16 * size, spot.y - 12 * size, -30) + sketch.use(id, spot.x + 16 * size, spot.y + 14 * size, 20);
  }
  const radius = piece.reach * size * Math.sqrt(count) * 0.66 + piece.reach * size * 0.42;
  const spots = [...spread(sketch, count, { kind: 'round', radius }, piece.reach * size * 0.4, [])];
  return spots
    .sort((a, b) => a.y - b.y)
    .map((at) => sketch.use(id, spot.x + at.x, spot.y + at.y, turnOf(sketch, name)))
    .join('');
}

/** Overlapping slices laid along a direction, opening slightly. */
export function fan(sketch: Sketch, name: PieceName, spot: Spot, direction: number, size = 1, count = PIECES[name].fan ?? 4): string {
  const piece = PIECES[name];
  const id = sketch.define(piece.art, size);
  const round = piece.upright === true || piece.reach < 24;
  const step = (round ? piece.reach * 1.15 : 23) * size;
  const angle = (direction * Math.PI) / 180;
  let markup = '';
  for (let index = 0; index < count; index += 1) {
    const along = (index - (count - 1) / 2) * step;
    const bow = Math.abs(index - (count - 1) / 2) ** 2 * 1.6 * size;
    markup += sketch.use(
      id,
      spot.x + Math.cos(angle) * along + Math.sin(angle) * bow,
      spot.y + Math.sin(angle) * along - Math.cos(angle) * bow,
      round && name !== 'strawberry' ? sketch.random.between(-15, 15) : direction - 78 + (index - count / 2) * 7,
    );
  }
  return markup;
}

export function ring(sketch: Sketch, names: readonly [PieceName, PieceName], count: number, radius: number): string {
  const start = sketch.random.between(0, 360);
  let markup = '';
  for (let index = 0; index < count; index += 1) {
    const name = names[index % 2] ?? names[0];
    const angle = ((start + (360 / count) * index) * Math.PI) / 180;
    markup += one(sketch, name, { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius }, 1);
  }
  return markup;
}

/** Where heaps go: evenly around the bowl, or in the box's compartments. */
export function places(count: number, area: Area): readonly Spot[] {
  const { x, y } = reachOf(area);
  if (count <= 1) return [{ x: 0, y: 0 }];
  if (area.kind === 'box') {
    const columns = count <= 2 ? count : count <= 4 ? 2 : 3;
    const rows = count <= 2 ? 1 : 2;
    const spots: Spot[] = [];
    for (let index = 0; index < count; index += 1) {
      const row = Math.floor(index / columns);
      const inRow = row === 0 ? columns : count - columns;
      spots.push({
        x: ((index % columns) - (inRow - 1) / 2) * ((x * 1.02) / (columns === 3 ? 1.5 : 1)),
        y: rows === 1 ? 0 : (row - 0.5) * y * 0.98,
      });
    }
    return spots;
  }
  const reach = { 2: 0.44, 3: 0.52, 4: 0.57, 5: 0.62, 6: 0.66 }[count] ?? 0.68;
  const start = { 2: -150, 3: -140, 4: -135, 5: -126, 6: -120 }[count] ?? -120;
  return Array.from({ length: count }, (_, index) => {
    const angle = ((start + (360 / count) * index) * Math.PI) / 180;
    return { x: Math.cos(angle) * reach * x, y: Math.sin(angle) * reach * y };
  });
}
