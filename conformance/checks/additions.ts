import { contract } from '../../src/api/contract.ts';
import { additionsIn, callsWithAdditions } from '../additions.ts';
import { type Check, conforms, isAnswer, NotChecked, several } from '../check.ts';
import { callOf } from '../exchange.ts';

/** One check for each call that has a place for additions of ours: which of them its answers have. It makes no calls. */
export const additionChecks: readonly Check[] = callsWithAdditions().map((operation) => ({
  id: `additions.${operation}`,
  group: 'Additions of ours',
  title: callOf(contract[operation]),
  section: 'Fields',
  mend: 'Nothing must be mended: docs/openapi.json says of each of these fields what the app does without it.',
  run({ awaited }) {
    const answers = [...awaited].filter((exchange) => exchange.operation === operation && isAnswer(exchange)).map(({ json }) => json);
    const additions = [...additionsIn(operation, answers)];
    if (additions.length === 0) throw new NotChecked('no answer had a place for one');
    const missing = additions.flatMap(([path, isThere]) => (isThere ? [] : [path]));
    return missing.length === 0 ? conforms(several(additions.length, 'field')) : { kind: 'not-offered', fields: missing };
  },
}));
