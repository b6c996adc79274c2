/** Where a defect is expected to be seen, from the cheapest layer to the dearest. */
export const LAYERS = ['types', 'unit', 'built', 'engines', 'browser'] as const;
export type Layer = (typeof LAYERS)[number];

/** A planted defect: small, plausible, and felt by somebody. */
export interface Mutant {
  /** Unique, and what `--only` takes. */
  readonly id: string;
  /** The part of the product; what `--area` takes. */
  readonly area: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly before: string;
  readonly after: string;
  /** What a person or a partner would suffer. */
  readonly harm: string;
  readonly layer: Layer;
  /**
   * The test files that are asked first. Unit tests may be left out: those that import the file are asked anyway. The
   * other layers ask only the files that are named.
   */
  readonly tests?: readonly string[];
}
