/** Rules for every answer. These checks make no calls: they examine the answers to the other checks. */
import { contract } from '../../src/api/contract.ts';
import { type Check, type Deviation, isAnswer, isRecord, type Kit, NotChecked, several, unless } from '../check.ts';
import { amountsIn, linksIn } from '../describe.ts';
import type { Exchange } from '../exchange.ts';

const answers = ({ awaited }: Kit): Exchange[] => [...awaited].filter((exchange) => isAnswer(exchange) && exchange.json !== undefined);

/** One line for each call. */
function perCall(exchanges: readonly Exchange[], findDeviation: (exchange: Exchange) => Omit<Deviation, 'call'> | null): Deviation[] {
  const byCall = new Map<string, Deviation>();
  for (const exchange of exchanges) {
    const deviation = byCall.has(exchange.call) ? null : findDeviation(exchange);
    if (deviation !== null) byCall.set(exchange.call, { call: exchange.call, ...deviation });
  }
  return [...byCall.values()];
}

function orNotChecked<T>(values: readonly T[], what: string): readonly T[] {
  if (values.length === 0) throw new NotChecked(`no answer carried ${what}`);
  return values;
}

const contentType: Check = {
  id: 'form.content-type',
  isHarmless: true,
  group: 'Form of the answers',
  title: 'JSON says that it is JSON',
  section: 'Answers',
  mend: 'Content-Type: application/json; charset=utf-8',
  run(kit) {
    const all = orNotChecked(answers(kit), 'JSON');
    const deviations = perCall(all, ({ headers }) =>
      /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(headers.get('content-type') ?? '')
        ? null
        : {
            expected: 'Content-Type: application/json',
            found: headers.get('content-type') === null ? 'no Content-Type' : 'another Content-Type',
          },
    );
    return unless(deviations, several(all.length, 'answer'));
  },
};

const caching: Check = {
  id: 'form.caching',
  group: 'Form of the answers',
  title: 'A person’s answers are kept by no cache',
  section: 'Caching',
  mend: 'Cache-Control: no-store on every call that needs a session.',
  run(kit) {
    const own = orNotChecked(
      answers(kit).filter(({ operation }) => contract[operation].access === 'session'),
      'a person’s data',
    );
    const deviations = perCall(own, ({ headers }) => {
      const expected = 'Cache-Control: no-store';
      const value = headers.get('cache-control')?.toLowerCase() ?? null;
      if (value === null) return { expected, found: 'no Cache-Control' };
      const shared = /\b(public|s-maxage|immutable)\b/.exec(value)?.[0];
      if (shared !== undefined) return { expected, found: `${shared}: others may get it` };
      if (/\bmax-age\s*=\s*"?0*[1-9]/.test(value)) return { expected, found: 'a max-age: what was true before is shown again' };
      return /\b(no-store|no-cache|private)\b/.test(value) ? null : { expected, found: 'a Cache-Control that forbids nothing' };
    });
    return unless(deviations, several(own.length, 'answer'));
  },
};

const renewedOn: Check = {
  id: 'form.token-status',
  group: 'Form of the answers',
  title: 'A new token comes with a 200 or a 201 only',
  section: 'Tokens',
  mend: 'Send the Authorization header with 200 and 201 alone: with any other status nobody reads it, and a token that replaced the old one is lost.',
  run({ talk }) {
    const deviations = perCall(talk.log, (exchange) =>
      isAnswer(exchange) || !exchange.headers.get('authorization')
        ? null
        : { expected: 'no Authorization header', found: `one with status ${exchange.status}` },
    );
    return unless(deviations, several(talk.log.length, 'answer'));
  },
};

const renewal: Check = {
  id: 'form.token-renewal',
  group: 'Form of the answers',
  title: 'A new token is taken by the next call',
  section: 'Tokens',
  mend: 'The value of the answer’s Authorization header is what the next request carries as Authorization, unchanged: accept it from then on.',
  needs: ['session'],
  run({ talk }) {
    const brought = orNotChecked(talk.renewals, 'a new token');
    const refused = brought.filter(({ isAccepted }) => !isAccepted);
    const deviations = [...new Set(refused.map(({ call }) => call))].map((call) => ({
      call,
      expected: '200 to the call after it, with the new token',
      found: 'a refusal',
    }));
    return unless(deviations, several(brought.length, 'token'));
  },
};

const amounts: Check = {
  id: 'form.amounts',
  isHarmless: true,
  group: 'Form of the answers',
  title: 'Amounts are euro with at most two decimals',
  section: 'Amounts',
  mend: 'Reckon in cents and divide once when writing: 6.4, not 6.404 and not 6.3999999999999995.',
  run(kit) {
    let count = 0;
    const deviations = perCall(answers(kit), ({ operation, json }) => {
      const found = amountsIn(contract[operation].response, json);
      count += found.length;
      const bad = found.find(({ value }) => !/^-?\d+(\.\d{1,2})?$/.test(String(value)));
      return bad === undefined ? null : { expected: `${bad.path}: at most two decimals`, found: 'more of them' };
    });
    if (count === 0) throw new NotChecked('no answer carried an amount');
    return unless(deviations, several(count, 'amount'));
  },
};

const dates: Check = {
  id: 'form.dates',
  isHarmless: true,
  group: 'Form of the answers',
  title: 'Dates are ISO 8601 with their time zone',
  section: 'Dates',
  mend: '2026-03-05T11:55:00.000Z or 2026-03-05T12:55:00+01:00',
  needs: ['session'],
  run(kit) {
    const found = answers(kit).flatMap(({ call, json }) => {
      const list = isRecord(json) ? json['data'] : null;
      return Array.isArray(list)
        ? list.flatMap((order: unknown, index) =>
            isRecord(order) && typeof order['created_at'] === 'string' ? [{ call, index, date: order['created_at'] }] : [],
          )
        : [];
    });
    const bad = orNotChecked(found, 'a date').find(
      ({ date }) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(date) || Number.isNaN(Date.parse(date)),
    );
    return unless(
      bad === undefined
        ? []
        : [{ call: bad.call, expected: `data[${bad.index}].created_at: ISO 8601 with a time zone`, found: 'another text' }],
      several(found.length, 'date'),
    );
  },
};

const INTERNAL = /^\/(?![/\\])[^\s\\]*$/;
const EXTERNAL = /^(https:\/\/[^\s\\]+|tel:[+\d ()-]+|mailto:\S+)$/;

const links: Check = {
  id: 'form.links',
  group: 'Form of the answers',
  title: 'Links lead into the app by a path, and out of it by https',
  section: 'Links',
  mend: 'internal: a path of the app with one slash at its start. external: a whole https address. Anything else is not followed.',
  run(kit) {
    // A back end that is tested on http may link to its own pages on http.
    const own = new URL(kit.options.baseUrl).origin;
    let count = 0;
    const deviations = perCall(answers(kit), ({ json }) => {
      const found = linksIn(json);
      count += found.length;
      const bad = found.find(({ type, link }) =>
        type === 'internal' ? !INTERNAL.test(link) : !EXTERNAL.test(link) && !link.startsWith(`${own}/`),
      );
      if (bad === undefined) return null;
      return {
        expected: `${bad.path}: ${bad.type === 'internal' ? 'a path with one slash at its start' : 'an https address'}`,
        found: 'another text',
      };
    });
    if (count === 0) throw new NotChecked('no answer carried a link');
    return unless(deviations, several(count, 'link'));
  },
};

/** Too long for a screen, or not meant for one. */
const isUnfit = (message: string): boolean => message.trim() === '' || message.length > 300 || /<[a-z!/]|\n\s+at /i.test(message);

const errors: Check = {
  id: 'form.errors',
  isHarmless: true,
  group: 'Form of the answers',
  title: 'A refusal says why, in a body that can be read',
  section: 'Errors',
  mend: '{"error": "Bad Request", "message": "…"}: error names the kind; message, if any, is one Italian sentence for the person, or a list for developers.',
  run({ talk }) {
    // The client recognises 401 and 403 by their status, and a 5xx may come from a proxy.
    const refusals = talk.log.filter(({ status }) => status !== null && status >= 400 && status < 500 && status !== 401 && status !== 403);
    if (refusals.length === 0) throw new NotChecked('nothing was refused');
    const deviations = perCall(refusals, ({ status, json, headers }) => {
      const about = (what: string) => `${what} of a ${status}`;
      if (!isRecord(json))
        return {
          expected: about('a JSON body'),
          found: /html/i.test(headers.get('content-type') ?? '') ? 'an HTML page' : 'another body, or none',
        };
      const { error, message } = json as { readonly error?: unknown; readonly message?: unknown };
      if (typeof error !== 'string' || error === '') return { expected: about('error: text'), found: 'something else, or nothing' };
      if (message === undefined) return null;
      const sentences: readonly unknown[] = Array.isArray(message) ? message : [message];
      const isUsable = sentences.length > 0 && sentences.every((sentence) => typeof sentence === 'string' && !isUnfit(sentence));
      return isUsable
        ? null
        : { expected: about('message: text for a person, or a list of texts'), found: 'something that nobody can be shown' };
    });
    return unless(deviations, several(refusals.length, 'refusal'));
  },
};

export const formChecks: readonly Check[] = [contentType, caching, renewedOn, renewal, amounts, dates, links, errors];
