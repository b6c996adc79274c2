/** The layers that can detect a defect, from the cheapest to the most expensive. */
export const LAYERS = ['types', 'unit', 'built', 'engines', 'browser'] as const;
export type Layer = (typeof LAYERS)[number];

/** A planted defect: small, plausible, and with an effect on a person. */
export interface Mutant {
  /** The unique name, for `--only`. */
  readonly id: string;
  /** The part of the product, for `--area`. */
  readonly area: string;
  readonly file: string;
  /** The text to replace; the file contains it exactly once. */
  readonly before: string;
  readonly after: string;
  /** The harm to a person or a partner. */
  readonly harm: string;
  readonly layer: Layer;
  /**
   * The test files that run first. Unit tests can be left out, because those that import the file run in any case. The other
   * layers run only the named files.
   */
  readonly tests?: readonly string[];
}
