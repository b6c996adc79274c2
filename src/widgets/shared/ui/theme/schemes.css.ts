/** Our colours in each scheme. The build evaluates a `.css.ts` module, so the bundle has the result, without the table. */
import { type ColourName, PALETTE } from './palette.ts';

const schemeOf = (index: 0 | 1) =>
  Object.fromEntries(Object.entries(PALETTE).map(([name, row]) => [name, row[index]])) as Readonly<Record<ColourName, string>>;
export const LIGHT = schemeOf(0);
export const DARK = schemeOf(1);
