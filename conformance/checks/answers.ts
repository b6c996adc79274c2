import { contract, type OperationName } from '../../src/api/contract.ts';
import type { AnyEndpoint } from '../../src/api/endpoint.ts';
import { matches } from '../../src/api/schema.ts';
import { type Check, type Deviation, isAnswer, type Kit, missing, NotChecked, unless } from '../check.ts';
import { askingOf, fillings, isInUse, OPERATIONS } from '../coverage.ts';
import { mismatchesOf } from '../describe.ts';
import { callOf, type Exchange } from '../exchange.ts';

/** How a required answer deviates. */
function deviationsOf(exchange: Exchange, kit: Kit): readonly Deviation[] {
  const { operation, call } = exchange;
  const { response } = contract[operation];
  // Where nothing of the answer is needed, an empty body is as good as any.
  const json = exchange.text === '' ? null : exchange.json;
  const isMissing = !isGood(exchange) || json === undefined || (exchange.text === '' && !matches(response, null));
  if (isMissing) return [{ call, expected: '200 with JSON', found: kit.found(exchange) }];
  return mismatchesOf(response, json).map(({ path, expected, found, isRepaired }) => ({
    call,
    expected: `${path}: ${expected}`,
    found,
    ...(isRepaired ? { isRepaired } : {}),
  }));
}

/** 204 is one, too, where nothing of the answer is needed. */
const isGood = (exchange: Exchange): boolean => isAnswer(exchange) || (exchange.status === 204 && exchange.text === '');

/** The same field in several answers counts as one deviation. */
function distinct(deviations: readonly Deviation[]): Deviation[] {
  const seen = new Set<string>();
  return deviations.filter(({ call, expected, found }) => {
    const key = JSON.stringify([call, expected.replaceAll(/\[\d+\]/g, '[]'), found]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

async function readAll(operation: OperationName, kit: Kit): Promise<void> {
  if (kit.isRecording) return;
  const asking = askingOf(operation);
  if (asking.by !== 'reading') return;
  const filled = fillings(asking.params, kit.options.ids);
  if ('missing' in filled) return;
  for (const params of filled.filled) {
    kit.awaited.add(await kit.talk.ask(operation, { params, ...(asking.query === undefined ? {} : { query: asking.query }) }));
  }
}

/** Why a call has no answer to look at. */
function reasonOf(operation: OperationName, kit: Kit, others: readonly Check[]): string {
  if (kit.isRecording) return 'is not in the recording';
  const asking = askingOf(operation);
  switch (asking.by) {
    case 'manual':
      return asking.reason;
    case 'check': {
      const needs = others.find(({ id }) => id === asking.check)?.needs ?? [];
      return missing(needs, kit) ?? `asked by ${asking.check}, which could not ask it`;
    }
    case 'reading': {
      const filled = fillings(asking.params, kit.options.ids);
      return 'missing' in filled ? `needs --${filled.missing}` : 'was not asked';
    }
    case 'unknown':
      return 'the kit does not know how to ask it';
    default:
      return asking satisfies never;
  }
}

/** One check for each call of the contract: its answers, also those to other checks, match its schema. */
export const answerChecks = (others: readonly Check[]): readonly Check[] =>
  OPERATIONS.map((operation) => {
    const endpoint: AnyEndpoint = contract[operation];
    return {
      id: `answer.${operation}`,
      group: 'Answers',
      title: callOf(endpoint),
      section: 'Answers',
      mend: `Answer what docs/openapi.json says of ${operation}.`,
      async run(kit) {
        if (!isInUse(operation, kit.options)) throw new NotChecked('left out by --payment-methods');
        const isOpen = endpoint.access === 'public';
        if (!isOpen && kit.talk.session === null) throw new NotChecked(missing(['session'], kit) ?? '');
        await readAll(operation, kit);
        const own = [...kit.awaited].filter((exchange) => exchange.operation === operation);
        if (own.length === 0) throw new NotChecked(reasonOf(operation, kit, others));
        const deviations = distinct(own.flatMap((exchange) => deviationsOf(exchange, kit)));
        const isWrong = deviations.some(({ isRepaired }) => isRepaired !== true);
        return isWrong || deviations.length === 0 ? unless(deviations) : { kind: 'works-but', deviations };
      },
    } satisfies Check;
  });
