import { HOST_MUTANTS } from './host.ts';
import type { Mutant } from './mutant.ts';
import { RULE_MUTANTS } from './rules.ts';
import { WIDGET_MUTANTS } from './widgets.ts';

/** Every planted defect of `npm run mutants` (scripts/test/mutants.ts). */
export const MUTANTS: readonly Mutant[] = [...RULE_MUTANTS, ...WIDGET_MUTANTS, ...HOST_MUTANTS];
