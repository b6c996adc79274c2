import { type Check, type Deviation, NotChecked, unless } from '../check.ts';
import type { Exchange } from '../exchange.ts';

/** A site that no provider knows: the domain `.invalid` is reserved (RFC 2606). */
const FOREIGN = 'https://conformance.invalid';

const listOf = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim().toLowerCase()]));

const allowed = ({ headers }: Exchange): string | null => headers.get('access-control-allow-origin');
const allowsCredentials = ({ headers }: Exchange): boolean => headers.get('access-control-allow-credentials') === 'true';

const OURS = ['content-type', 'authorization', 'authorizationf'];

const foreign: Check = {
  id: 'origins.foreign',
  group: 'Other origins',
  title: 'Unknown sites make no calls with a session',
  section: 'Other origins',
  mend: 'Compare the Origin header with the list of partners; do not send it back unread.',
  async run({ talk }) {
    const asked = [
      await talk.ask('getNavigation', { session: null, headers: { Origin: FOREIGN } }),
      await talk.preflight('editItem', FOREIGN, OURS),
    ];
    const deviations: Deviation[] = [];
    for (const exchange of asked) {
      const isReflected = allowed(exchange) === FOREIGN;
      if (isReflected || allowsCredentials(exchange))
        deviations.push({
          call: exchange.call,
          expected: 'no permission for a site that nobody knows',
          found: isReflected ? 'Access-Control-Allow-Origin names it' : 'Access-Control-Allow-Credentials: true',
        });
    }
    return unless(deviations);
  },
};

const partner: Check = {
  id: 'origins.partner',
  group: 'Other origins',
  title: 'The partner’s pages read answers with a session',
  section: 'Other origins',
  mend: 'Name the partner’s origin in Access-Control-Allow-Origin (not *), with Access-Control-Allow-Credentials: true, Access-Control-Expose-Headers: Authorization and Vary: Origin.',
  needs: ['origin', 'session'],
  async run({ talk, options }) {
    const { origin } = options;
    const exchange = await talk.ask('getNavigation', { headers: { Origin: origin ?? '' } });
    const deviations: Deviation[] = [];
    const lacks = (expected: string) => deviations.push({ call: exchange.call, expected, found: 'another value, or none' });
    if (allowed(exchange) !== origin) lacks(`Access-Control-Allow-Origin: ${origin}`);
    if (!allowsCredentials(exchange)) lacks('Access-Control-Allow-Credentials: true');
    if (!listOf(exchange.headers, 'access-control-expose-headers').includes('authorization'))
      lacks('Access-Control-Expose-Headers: Authorization');
    if (!listOf(exchange.headers, 'vary').some((name) => name === 'origin' || name === '*')) lacks('Vary: Origin');
    return unless(deviations);
  },
};

const preflight: Check = {
  id: 'origins.preflight',
  group: 'Other origins',
  title: 'The partner’s pages may send what Pausa sends',
  section: 'Other origins',
  mend: 'Answer OPTIONS without asking for a session: 204 with Access-Control-Allow-Headers (Content-Type, Authorization, AuthorizationF, the header that names calls) and Access-Control-Allow-Methods (GET, POST, PUT).',
  needs: ['origin'],
  async run({ talk, options, found }) {
    const origin = options.origin ?? '';
    const sent = options.idempotencyHeader === null ? OURS : [...OURS, options.idempotencyHeader.toLowerCase()];
    const deviations: Deviation[] = [];
    for (const [operation, method] of [
      ['editItem', null],
      // GET and POST need no permission. Of the app's methods, a browser asks for PUT alone.
      ['deleteInstrument', 'put'],
    ] as const) {
      const exchange = await talk.preflight(operation, origin, sent);
      const call = `OPTIONS ${exchange.call.replace(/^\w+ /, '')}`;
      if (exchange.status === null || exchange.status < 200 || exchange.status > 299) {
        deviations.push({ call, expected: '204', found: found(exchange) });
        continue;
      }
      const lacks = (expected: string) => deviations.push({ call, expected, found: 'another value, or none' });
      if (allowed(exchange) !== origin) lacks(`Access-Control-Allow-Origin: ${origin}`);
      if (!allowsCredentials(exchange)) lacks('Access-Control-Allow-Credentials: true');
      const headers = listOf(exchange.headers, 'access-control-allow-headers');
      for (const name of sent) if (!headers.includes(name)) lacks(`Access-Control-Allow-Headers with ${name}`);
      if (method !== null && !listOf(exchange.headers, 'access-control-allow-methods').includes(method))
        lacks(`Access-Control-Allow-Methods with ${method.toUpperCase()}`);
    }
    return unless(deviations);
  },
};

const everywhere: Check = {
  id: 'origins.menu',
  group: 'Other origins',
  title: 'A public menu is for every site',
  section: 'Other origins',
  mend: 'Access-Control-Allow-Origin: * on the public calls and on their preflight, with Content-Type in Access-Control-Allow-Headers.',
  needs: ['menu'],
  async run(kit) {
    const { talk } = kit;
    const menu = await talk.ask('getMenu', { params: { UUID: kit.id('menu') }, session: null, headers: { Origin: FOREIGN } });
    if (menu.status !== 200) throw new NotChecked('the menu did not answer: see session.public.getMenu');
    const before = await talk.preflight('getMenu', FOREIGN, ['content-type']);
    const deviations: Deviation[] = [];
    for (const exchange of [menu, before]) {
      const origin = allowed(exchange);
      if (origin !== '*' && origin !== FOREIGN)
        deviations.push({ call: exchange.call, expected: 'Access-Control-Allow-Origin: *', found: 'another value, or none' });
    }
    if (!listOf(before.headers, 'access-control-allow-headers').some((name) => name === 'content-type' || name === '*'))
      deviations.push({ call: before.call, expected: 'Access-Control-Allow-Headers with content-type', found: 'another value, or none' });
    return unless(deviations);
  },
};

export const originChecks: readonly Check[] = [foreign, partner, preflight, everywhere];
