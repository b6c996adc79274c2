/** Plays a check of the table: on the product, which must hold, and on each planted defect, which it must report. */
import { describe, expect, test } from 'vitest';
import { type Chance, chance } from '../support/chance.ts';
import { CHECKS, type CheckId, type Row } from './table.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What `npm run assure` writes into docs/assurance.md. */
    assured?: { readonly id: CheckId; readonly inputs: number; readonly found: number };
  }
}

/** Set by `npm run assure`: all inputs instead of a part. */
const isWhole = process.env['PAUSA_ASSURE'] === '1';
/** For the search beyond the inputs of the document. */
const SEED = Number(process.env['PAUSA_ASSURE_SEED'] ?? 1);
/** More would not be read. */
const MOST_SHOWN = 20;

export interface Outcome {
  /** How many inputs were tried. */
  readonly inputs: number;
  /** What did not hold, with its input. */
  readonly found: readonly string[];
}

interface Check<Id extends CheckId, Subject> {
  readonly product: Subject;
  /** By the names of the table. */
  readonly planted: Readonly<Record<(typeof CHECKS)[Id]['planted'][number], Subject>>;
  run(subject: Subject, random: Chance, count: number): Promise<Outcome> | Outcome;
}

export function assure<Id extends CheckId, Subject>(id: Id, { product, planted, run }: Check<Id, Subject>): void {
  const row: Row = CHECKS[id];
  describe(id, () => {
    test('holds', async ({ task }) => {
      const { inputs, found } = await run(product, chance(SEED), isWhole ? row.whole : row.part);
      task.meta.assured = { id, inputs, found: found.length };
      expect(found.slice(0, MOST_SHOWN)).toEqual([]);
      expect(inputs).toBeGreaterThan(0);
    });

    test.each(Object.entries<Subject>(planted))('reports a planted defect: %s', async (_, broken) => {
      const { found } = await run(broken, chance(SEED), row.part);
      expect(found).not.toEqual([]);
    });
  });
}
