/** Markup helpers. Colours with alpha are short hex (#0003), so no opacity attributes are needed. */

/** Joins rounded numbers as path data does: a minus sign needs no space before it. */
export function nums(...values: readonly number[]): string {
  return values
    .map((value) => Math.round(value))
    .map((value, index) => (index === 0 || value < 0 ? `${value}` : ` ${value}`))
    .join('');
}

const at = (x: number, y: number, ax: string, ay: string): string =>
  (x === 0 ? '' : ` ${ax}="${Math.round(x)}"`) + (y === 0 ? '' : ` ${ay}="${Math.round(y)}"`);

export const disc = (radius: number, fill: string, x = 0, y = 0): string => `<circle${at(x, y, 'cx', 'cy')} r="${radius}" fill="${fill}"/>`;

export const oval = (rx: number, ry: number, fill: string, x = 0, y = 0): string =>
  `<ellipse${at(x, y, 'cx', 'cy')} rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const hoop = (radius: number, stroke: string, width: number): string =>
  `<circle r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** An open stroke; round caps come from the root element. */
export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

/** A box around its centre. */
export const slab = (width: number, height: number, corner: number, fill: string, x = 0, y = 0): string =>
  `<rect x="${Math.round(x - width / 2)}" y="${Math.round(y - height / 2)}" width="${width}" height="${height}" rx="${corner}" fill="${fill}"/>`;

/** The contact shadow: the same outline, lower right. */
export const shade = (d: string, fill = '#3213'): string => `<path d="${d}" fill="${fill}" transform="translate(2 4)"/>`;

export const moved = (markup: string, x: number, y: number, turn = 0, size = 1): string => {
  const steps =
    (x === 0 && y === 0 ? '' : `translate(${nums(x, y).replace(/^(-?\d+)-/, '$1 -')})`) +
    (turn === 0 ? '' : `rotate(${Math.round(turn)})`) +
    (size === 1 ? '' : `scale(${Number(size.toFixed(2))})`);
  return steps === '' ? markup : `<g transform="${steps}">${markup}</g>`;
};
