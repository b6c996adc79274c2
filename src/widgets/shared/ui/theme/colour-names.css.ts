/** The names of the colours. The build evaluates a `.css.ts` module, so the bundle has the result, without the table. */
import { type ColourName, PALETTE } from './palette.ts';

export const COLOUR_NAMES = Object.keys(PALETTE) as ColourName[];

/** The names that the colours had in version 0.1. They still work, until version 0.3. */
export const FORMER_NAMES: Readonly<Partial<Record<ColourName, string>>> = Object.fromEntries(
  Object.entries(PALETTE).flatMap(([name, [, , former]]) => (former === null ? [] : [[name, former]])),
);
