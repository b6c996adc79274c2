import { contract, type OperationName } from '../../src/api/contract.ts';
import { type Check, type Deviation, isRecord, NotChecked, several, unless } from '../check.ts';
import { isInUse, isRead, OPERATIONS, parametersOf } from '../coverage.ts';
import { unknownId } from '../exchange.ts';

type Access = 'public' | 'session';

/** Reads with an identifier in their path. An unknown e-mail address is valid. */
const readsById = (access: Access): OperationName[] =>
  OPERATIONS.filter((operation) => {
    const endpoint = contract[operation];
    return endpoint.access === access && isRead(operation) && parametersOf(endpoint).some((name) => name !== 'email');
  });

/** A name that does not exist, also as a context. */
const madeUpId = (name: string): string => (name === 'context' ? unknownId('id') : unknownId(name));

const paramsOf = (operation: OperationName, fill: (name: string) => string) =>
  Object.fromEntries(parametersOf(contract[operation]).map((name) => [name, fill(name)]));

/** Calls that need a session can be checked with one only: without it they correctly answer 401. */
function unknown(access: Access): Check {
  const isPublic = access === 'public';
  return {
    id: isPublic ? 'identifiers.unknown-public' : 'identifiers.unknown',
    group: 'Identifiers and errors',
    title: isPublic ? 'An unknown menu or code is a 404' : 'An unknown identifier is a 404',
    section: 'Identifiers',
    mend: 'Answer 404 {"error": "Not Found"} for what is not there and for what belongs to somebody else: no 200 with nothing in it, no 500.',
    ...(isPublic ? {} : { needs: ['session'] as const }),
    async run({ talk, options, found }) {
      const operations = readsById(access).filter((operation) => isInUse(operation, options));
      const deviations: Deviation[] = [];
      for (const operation of operations) {
        const exchange = await talk.ask(operation, { params: paramsOf(operation, madeUpId), ...(isPublic ? { session: null } : {}) });
        if (exchange.status !== 404) deviations.push({ call: exchange.call, expected: '404', found: found(exchange) });
      }
      return unless(deviations, several(operations.length, 'call'));
    },
  };
}

const OUTSIDE = [
  ['a path', '../../etc/passwd'],
  ['a tag', '<script>alert(1)</script>'],
  ['a quotation mark', "1' OR '1'='1"],
  ['300 characters', 'a'.repeat(300)],
] as const;

function charset(access: Access): Check {
  const isPublic = access === 'public';
  return {
    id: isPublic ? 'identifiers.charset-public' : 'identifiers.charset',
    group: 'Identifiers and errors',
    title: isPublic ? 'What cannot be a menu or a code is refused calmly' : 'What cannot be an identifier is refused calmly',
    section: 'Identifiers',
    mend: 'Identifiers are 1 to 64 of A-Z a-z 0-9 _ -. Answer 404 or 400 for anything else, before it reaches a query or a file.',
    ...(isPublic ? {} : { needs: ['session'] as const }),
    async run({ talk, options, found }) {
      const operations = readsById(access).filter((operation) => isInUse(operation, options));
      const deviations: Deviation[] = [];
      for (const operation of operations) {
        for (const [what, value] of OUTSIDE) {
          const params = paramsOf(operation, () => value);
          const exchange = await talk.ask(operation, { params, isAside: true, ...(isPublic ? { session: null } : {}) });
          const { status } = exchange;
          if (status !== null && status >= 400 && status < 500 && status !== 401) continue;
          deviations.push({ call: exchange.call, expected: `404 or 400 for ${what}`, found: found(exchange) });
          break;
        }
      }
      return unless(deviations, several(operations.length, 'call'));
    },
  };
}

const errorOf = (json: unknown): unknown => (isRecord(json) ? json['error'] : undefined);

const codeNotFound: Check = {
  id: 'identifiers.code',
  group: 'Identifiers and errors',
  title: 'An unknown code is named Not Found',
  section: 'Errors',
  mend: '404 {"error": "Not Found"}: by these words the app says that there is no such code, and not that the request failed.',
  async run({ talk }) {
    const exchange = await talk.ask('resolveCode', { params: { code: unknownId('code') }, session: null });
    if (exchange.status !== 404) throw new NotChecked('it is no 404: see identifiers.unknown-public');
    return unless(
      errorOf(exchange.json) === 'Not Found'
        ? []
        : [{ call: exchange.call, expected: 'error: "Not Found"', found: 'another text, or none' }],
    );
  },
};

const inactive: Check = {
  id: 'identifiers.inactive',
  group: 'Identifiers and errors',
  title: 'A selling area that is switched off is a 410',
  section: 'Identifiers',
  mend: '410 {"error": "Not Active"}: the app then says that the shop is not active, and not that there is none.',
  needs: ['session', 'inactive-area'],
  async run(kit) {
    const exchange = await kit.talk.ask('getSellingArea', { params: { id: kit.id('inactive-area') } });
    const { call, status, json } = exchange;
    const expected = '410 with error "Not Active"';
    if (status !== 410) return unless([{ call, expected, found: kit.found(exchange) }]);
    return unless(errorOf(json) === 'Not Active' ? [] : [{ call, expected, found: '410 with another error' }]);
  },
};

const badBody: Check = {
  id: 'identifiers.body',
  isHarmless: true,
  group: 'Identifiers and errors',
  title: 'A body that does not fit is refused with a message',
  section: 'Errors',
  mend: '400 {"error": "Bad Request", "message": ["itemSaleableIds: …"]}, naming the field.',
  needs: ['session', 'area'],
  async run(kit) {
    // A call without an effect, whatever the answer is.
    const params = { lockerId: kit.id('area') };
    const exchange = await kit.talk.ask('getUpselling', { params, body: { itemSaleableIds: 'conformance' } });
    const { call, status, json } = exchange;
    if (status !== 400 && status !== 422)
      return unless([{ call, expected: '400 for a body without its fields', found: kit.found(exchange) }]);
    const message = isRecord(json) ? json['message'] : undefined;
    return unless(message === undefined || message === null ? [{ call, expected: 'a message that names the field', found: 'none' }] : []);
  },
};

export const identifierChecks: readonly Check[] = [
  unknown('session'),
  unknown('public'),
  charset('session'),
  charset('public'),
  codeNotFound,
  inactive,
  badBody,
];
