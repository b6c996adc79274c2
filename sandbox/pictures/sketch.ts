import type { Random } from './rng.ts';
import { createRandom } from './rng.ts';
import { groundMarkup } from './grounds.ts';

/** Where food may lie, around the vessel's centre. */
export type Area =
  { readonly kind: 'round'; readonly radius: number } | { readonly kind: 'box'; readonly width: number; readonly height: number };

/** One picture being drawn: its chance and its shared definitions. */
export class Sketch {
  readonly random: Random;
  private readonly ids = new Map<string, string>();
  private defs = '';

  constructor(seed: string) {
    this.random = createRandom(seed);
  }

  /** Registers markup once; repeated pieces then cost one <use> each. */
  define(markup: string, size = 1): string {
    const key = `${size}|${markup}`;
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = `p${this.ids.size}`;
    this.ids.set(key, id);
    const scale = size === 1 ? '' : ` transform="scale(${Number(size.toFixed(2))})"`;
    this.defs += `<g id="${id}"${scale}>${markup}</g>`;
    return id;
  }

  use(id: string, x: number, y: number, turn = 0, fill = ''): string {
    const [left, top, angle] = [Math.round(x), Math.round(y), Math.round(turn) % 360];
    const paint = fill === '' ? '' : ` fill="${fill}"`;
    if (angle === 0) return `<use href="#${id}" x="${left}" y="${top}"${paint}/>`;
    const move = left === 0 && top === 0 ? '' : `translate(${left} ${top})`;
    return `<use href="#${id}" transform="${move}rotate(${angle})"${paint}/>`;
  }

  clipped(area: Area, markup: string): string {
    if (markup === '') return '';
    this.defs += `<clipPath id="c">${areaShape(area)}</clipPath>`;
    return `<g clip-path="url(#c)">${markup}</g>`;
  }

  /** The whole document; `body` is drawn around the centre of the canvas. */
  document(ground: number, body: string): string {
    return (
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300" preserveAspectRatio="xMidYMid slice" stroke-linecap="round">' +
      '<defs><radialGradient id="s"><stop offset=".72" stop-color="#221" stop-opacity=".32"/><stop offset="1" stop-color="#221" stop-opacity="0"/></radialGradient>' +
      '<radialGradient id="r" cx=".53" cy=".55" r=".53"><stop offset=".82" stop-opacity="0"/><stop offset="1" stop-opacity=".26"/></radialGradient>' +
      '<linearGradient id="l" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".55"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#221" stop-opacity=".09"/></linearGradient>' +
      `${this.defs}</defs>${groundMarkup(ground)}<path d="M0 0H400V300H0Z" fill="url(#l)"/>` +
      `<g transform="translate(200 150)">${body}</g></svg>`
    );
  }
}

export function areaShape(area: Area, fill?: string): string {
  const paint = fill === undefined ? '' : ` fill="${fill}"`;
  if (area.kind === 'round') return `<circle r="${area.radius}"${paint}/>`;
  const { width, height } = area;
  return `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="18"${paint}/>`;
}

/** Half extents of the area: what beds have to cover. */
export function reachOf(area: Area): { readonly x: number; readonly y: number } {
  return area.kind === 'round' ? { x: area.radius, y: area.radius } : { x: area.width / 2, y: area.height / 2 };
}
