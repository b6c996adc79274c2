import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { APP_POLICY, pageHeaders, PAGE_KINDS } from '../../sandbox/http/policy.ts';
import { contract } from '../../src/api/contract.ts';
import type { AnyEndpoint } from '../../src/api/endpoint.ts';
import { ApiError, createClient, isEmail, isId } from '../../src/api/index.ts';
import { readRequest } from '../../src/host/menu/framing.ts';
import { type MenuQuery, readMenuQuery } from '../../src/host/menu/menu-query.ts';
import { listenForCode } from '../../src/widgets/pay-edenred/gateway.ts';
import type { AddressPolicy } from '../../src/widgets/shared/rules/addresses.ts';
import { createStorage, type StorageKey, type StoragePort } from '../../src/widgets/shared/runtime/storage.ts';
import { sanitise } from '../../src/widgets/shared/ui/content/sanitise.ts';
import type { Chance } from '../support/chance.ts';
import { assure } from './check.ts';
import { FAULTS, faultyAnswer } from './faults.ts';
import { hostileHtml, hostileLink, mutated, oddValue } from './hostile-values.ts';
import { namesApi } from './addresses.ts';
import { lockFileFaults } from './lock-file.ts';
import { policyFaults } from './policy-grade.ts';

const { origin } = window.location;
const ADDRESSES: AddressPolicy = { origin, apiBaseUrl: '', apiAliases: [], pictureOrigins: [] };

// --- HTML ---

const TEXT_TAGS = ['P', 'BR', 'B', 'STRONG', 'I', 'EM', 'U', 'S', 'SMALL', 'SUB', 'SUP', 'UL', 'OL', 'LI', 'H3', 'H4', 'A', 'SPAN'];

function isSafeHref(href: string): boolean {
  if (/^(tel:[\d +()-]+|mailto:[^\s<>"]+)$/.test(href)) return true;
  if (!URL.canParse(href, origin)) return false;
  const url = new URL(href, origin);
  return url.origin === origin ? !namesApi(url.pathname) : url.protocol === 'https:' && url.username === '' && url.password === '';
}

const parsed = (html: string): HTMLElement => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box;
};

type Sanitiser = (html: string) => string;

/** What a text may not bring into a page. */
const foreign = (html: string): readonly string[] =>
  [...parsed(html).querySelectorAll('*')].flatMap(({ tagName, attributes }) => [
    ...(TEXT_TAGS.includes(tagName) ? [] : [`<${tagName}>`]),
    ...[...attributes].flatMap(({ name, value }) => {
      const isFine = (name === 'href' && isSafeHref(value)) || (name === 'target' && value === '_blank') || name === 'rel';
      return isFine ? [] : [`${name}="${value}"`];
    }),
  ]);

function htmlFaults(clean: Sanitiser, html: string): readonly string[] {
  const cleaned = clean(html);
  const ran = (globalThis as { __hostile?: unknown }).__hostile === undefined ? [] : ['ran'];
  return [...foreign(cleaned), ...foreign(parsed(cleaned).innerHTML), ...foreign(clean(cleaned)), ...ran];
}

assure<'html', Sanitiser>('html', {
  product: (html) => String(sanitise(html, ADDRESSES)),
  planted: {
    'a sanitiser of patterns': (html) => html.replace(/<(script|style|iframe)\b.*?<\/\1>/gis, '').replace(/ on\w+=[^ >]+/gi, ''),
    'a sanitiser that keeps attributes': (html) => {
      const box = parsed('');
      box.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
      for (const element of box.querySelectorAll('*')) if (!TEXT_TAGS.includes(element.tagName)) element.remove();
      return box.innerHTML;
    },
  },
  run(clean, random, count) {
    const found: string[] = [];
    for (let input = 0; input < count; input += 1) {
      const html = hostileHtml(random);
      found.push(...htmlFaults(clean, html).map((fault) => `${JSON.stringify(html)}: ${fault}`));
    }
    return { inputs: count, found };
  },
});

// --- Calls ---

type Fetch = typeof globalThis.fetch;
type Call = (fetch: Fetch, endpoint: AnyEndpoint, options: object) => Promise<unknown>;

const OPENAPI = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
  paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { operationId: string; responses: Record<string, { content?: Record<string, { example?: unknown }> }> }>>
    >
  >;
};
const OPERATIONS = Object.values(OPENAPI.paths)
  .flatMap((path) => Object.values(path))
  .map(({ operationId, responses }) => {
    const endpoint = contract[operationId as keyof typeof contract] as AnyEndpoint;
    const example = (responses['200'] ?? responses['201'])?.content?.['application/json']?.example ?? {};
    return { name: operationId, endpoint: { ...endpoint, body: null }, example };
  });

const paramsOf = ({ path }: AnyEndpoint, value: (name: string) => string) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, value(name)]));

const FAILURES = ['unauthorized', 'http', 'network', 'timeout', 'unexpected-answer'];
const MOST_ELEMENTS = 2000;
const SUM = /^(price|amount|balance|total|cost|\w+(Price|Amount|Balance|Total|Cents))$/;

function valueFaults(value: unknown, key = ''): readonly string[] {
  // The bank's script gets these as they came; nothing of them is shown.
  if (key === 'threeDSecureParameters') return [];
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return [`${key}: ${value}`];
    return SUM.test(key) && !Number.isSafeInteger(value) ? [`${key}: ${value} cents`] : [];
  }
  if (typeof value === 'string') return /\p{Surrogate}/u.test(value) ? [`${key}: no text`] : [];
  if (Array.isArray(value) && value.length > MOST_ELEMENTS) return [`${key}: ${value.length} elements`];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => valueFaults(part, Array.isArray(value) ? key : name));
  return [];
}

async function callFaults(call: Call, { endpoint, example }: (typeof OPERATIONS)[number], random: Chance): Promise<readonly string[]> {
  const isFault = random.is(0.2);
  const fault = random.pick(FAULTS);
  const body = isFault ? fault : JSON.stringify(mutated(random, example));
  const fetch: Fetch = isFault
    ? () => faultyAnswer(fault, async () => Response.json(example))
    : async () => new Response(body, { headers: { 'content-type': 'application/json' } });
  const report = (what: string) => `${endpoint.path} ${body.slice(0, 500)}: ${what}`;
  try {
    return valueFaults(
      await call(fetch, endpoint, { params: paramsOf(endpoint, (name) => (name === 'email' ? 'a@b.example' : 'uno')) }),
    ).map(report);
  } catch (thrown) {
    return thrown instanceof ApiError && FAILURES.includes(thrown.failure.kind) ? [] : [report(`threw ${String(thrown)}`)];
  }
}

const BASE = 'https://api.pausa.test/v1';
const byClient: Call = (fetch, endpoint, options) => createClient({ baseUrl: BASE, fetch }).call(endpoint, options as never);

test('every call of the contract has an example', () => {
  expect(OPERATIONS.map(({ name }) => name).sort()).toEqual(Object.keys(contract).sort());
});

assure<'calls', Call>('calls', {
  product: byClient,
  planted: {
    'a client that believes every answer': async (fetch, { path }) => {
      const answer = await fetch(`${BASE}/${path}`).catch(() => null);
      const text = (await answer?.text()) ?? '';
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return null;
      }
    },
    'a client that expects JSON': async (fetch, { path }) => {
      const answer = await fetch(`${BASE}/${path}`);
      await answer.json();
      return null;
    },
  },
  async run(call, random, count) {
    const found: string[] = [];
    for (let input = 0; input < count; input += 1) found.push(...(await callFaults(call, OPERATIONS[input % OPERATIONS.length]!, random)));
    return { inputs: count, found };
  },
});

// --- Identifiers ---

/** The segment as a server reads it, or as it is where no server can. */
const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const WITH_ID = OPERATIONS.filter(({ endpoint }) => endpoint.path.includes('{'));
const PIECES = [
  'a',
  'ordine-1001',
  '..',
  '.',
  '/',
  '%2f',
  '%2e',
  '\\',
  '?',
  '#',
  '@',
  ':',
  ';',
  ' ',
  '\t',
  '\n',
  '\0',
  '\u200b',
  '\ud800',
  '%',
  '&',
  '=',
  '//evil.example',
  'b2c',
  'logout',
  'x'.repeat(70),
  'é',
  '\uff0f',
  '__proto__',
  'a@b.example',
  '+',
  "'",
  '"',
  '<',
];

assure<'ids', Call>('ids', {
  product: byClient,
  planted: {
    'a client that pastes identifiers': async (fetch, { path }, { params = {} }: { params?: Record<string, string> }) =>
      fetch(`${BASE}/${path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')}`),
    'a client that encodes, and checks nothing': async (fetch, { path }, { params = {} }: { params?: Record<string, string> }) =>
      fetch(`${BASE}/${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`),
  },
  async run(call, random, count) {
    const found: string[] = [];
    for (let input = 0; input < count; input += 1) {
      const { endpoint, example } = WITH_ID[input % WITH_ID.length]!;
      const params = paramsOf(endpoint, () => (random.is(0.2) ? hostileLink(random) : random.some(PIECES, 3).join('')));
      const isValid = Object.entries(params).every(([name, value]) => (name === 'email' ? isEmail(value) : isId(value)));
      const sent: string[] = [];
      const fetch: Fetch = async (address) => {
        sent.push(String(address));
        return Response.json(example);
      };
      await call(fetch, endpoint, { params }).catch(() => null);
      const segments = sent.map((address) => new URL(address).pathname.split('/').map(decoded));
      const wanted = `/v1/${endpoint.path}`
        .split('/')
        .map((segment) => (segment.startsWith('{') ? (params[segment.slice(1, -1)] ?? '') : segment));
      const isRight = isValid ? JSON.stringify(segments) === JSON.stringify([wanted]) : sent.length === 0;
      if (!isRight) found.push(`${endpoint.path} ${JSON.stringify(params)}: sent ${sent.join(', ')}`);
    }
    return { inputs: count, found };
  },
});

// --- The address of a menu ---

type QueryReader = (search: string, warn: (problem: string) => void) => MenuQuery;
const NAMES = [
  'theme',
  'layout',
  'lang',
  'controls',
  'font',
  'radius-s',
  'radius-xl',
  'primary',
  'background',
  'text',
  'green',
  'scrim',
  '__proto__',
  'style',
  'constructor',
];
const CSS = [
  '0B7146',
  '#fff',
  '07A',
  'red',
  'dark',
  'list',
  'en',
  'arial',
  'system',
  '12',
  '40',
  '41',
  '-1',
  '1e3',
  'url(//evil.example)',
  'expression(alert(1))',
  '#0B7146;background:url(//evil.example)',
  '#0B7146}body{display:none',
  '#0B714680',
  'var(--x)',
  'inherit',
  '\u0661\u0662',
  '１２',
  '#fff\n',
  ' 12',
  'calc(1px)',
  'system;x:y',
  '</style>',
];
const SAFE_VALUES = {
  colours: /^#[\da-f]{6}$/,
  tokens: /^(\d{1,2}px|[\w-]+(, [\w-]+|, '[\w ]+')*|[\w-]+, '[\w ]+', [\w-]+)$/i,
  word: /^(light|dark|auto|grid|list|it|en|full|none)$/,
};

assure<'url-parameters', QueryReader>('url-parameters', {
  product: readMenuQuery,
  planted: {
    'a reader that lets colours through': (search) => ({ colours: Object.fromEntries(new URLSearchParams(search)), tokens: {} }),
  },
  run(readQuery, random, count) {
    const found: string[] = [];
    for (let input = 0; input < count; input += 1) {
      const value = () => (random.is(0.2) ? hostileHtml(random) : random.some(CSS, 2).join(''));
      const search = `?${random
        .some(NAMES, 6)
        .map((name) => `${name}=${random.is(0.7) ? encodeURIComponent(value().replaceAll(/\p{Surrogate}/gu, '')) : value()}`)
        .join('&')}`;
      const report = (what: string) => found.push(`${search}: ${what}`);
      try {
        const { colours, tokens, ...words } = readQuery(search, () => undefined);
        for (const colour of Object.values(colours)) if (!SAFE_VALUES.colours.test(colour)) report(colour);
        for (const token of Object.values(tokens)) if (!SAFE_VALUES.tokens.test(token)) report(token);
        for (const word of Object.values(words)) if (!SAFE_VALUES.word.test(String(word))) report(String(word));
      } catch (thrown) {
        report(`threw ${String(thrown)}`);
      }
    }
    return { inputs: count, found };
  },
});

// --- Messages ---

const frame = () => {
  const element = document.createElement('iframe');
  document.body.append(element);
  return element.contentWindow as Window;
};
const STATE = '0123456789abcdef0123456789abcdef';
const TYPE = 'pausa-edenred:code';
const post = (message: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', message));

/** Waits for the code in the same way as the product, without one of its checks. */
const careless =
  (
    isHeard: (event: MessageEvent<Record<string, unknown> | null>, opened: unknown, state: string) => boolean,
    isOnce = true,
  ): typeof listenForCode =>
  (opened, state, { onCode }) => {
    const onMessage = (event: MessageEvent) => {
      if (
        typeof event.data !== 'object' ||
        event.data?.type !== TYPE ||
        typeof event.data.code !== 'string' ||
        event.data.code.length < 1 ||
        !isHeard(event, opened, state)
      )
        return;
      onCode(event.data.code);
      if (isOnce) stop();
    };
    const stop = () => window.removeEventListener('message', onMessage);
    window.addEventListener('message', onMessage);
    return stop;
  };

assure<'messages', typeof listenForCode>('messages', {
  product: listenForCode,
  planted: {
    'a page that hears every origin': careless(({ source, data }, opened, state) => source === opened && data?.['state'] === state),
    'a page that does not compare the state': careless((event, opened) => event.origin === origin && event.source === opened),
    'a page that hears a message twice': careless(
      (event, opened, state) => event.origin === origin && event.source === opened && event.data?.['state'] === state,
      false,
    ),
  },
  run(listen, random, count) {
    const [opened, another] = [frame(), frame()];
    const found: string[] = [];
    for (let input = 0; input < count; input += 1) {
      const heard: string[] = [];
      const stop = listen(opened, STATE, { onCode: (code) => void heard.push(code), onClosed: () => undefined });
      const data = { type: TYPE, code: 'codice-1', state: STATE };
      const hostile: MessageEventInit = random.pick<() => MessageEventInit>([
        () => ({
          origin: random.pick(['https://evil.example', `${origin}.evil.example`, 'null', '', `${origin}/`, origin.toUpperCase()]),
          source: opened,
          data,
        }),
        () => ({ origin, source: random.pick([another, window, null]), data }),
        () => ({
          origin,
          source: opened,
          data: { ...data, state: random.pick(['', STATE.slice(1), `${STATE} `, STATE.toUpperCase(), null, [STATE], 'undefined']) },
        }),
        () => ({
          origin,
          source: opened,
          data: {
            ...data,
            code: random.pick([
              oddValue(random) as never,
              hostileHtml(random),
              'x'.repeat(3000),
              ['codice-1'],
              'a b',
              '\u0000',
            ] as unknown[]),
          },
        }),
        () => ({ origin, source: opened, data: { ...data, type: oddValue(random) } }),
        () => ({
          origin,
          source: opened,
          data: random.pick([
            null,
            7,
            '',
            JSON.stringify(data),
            [data],
            Object.create(data) as object,
            { ...data, more: 1 },
            oddValue(random),
          ]),
        }),
      ])();
      const isSame = JSON.stringify(hostile.data) === JSON.stringify(data) && hostile.origin === origin && hostile.source === opened;
      const isPlainCode =
        typeof (hostile.data as { code?: unknown } | null)?.code === 'string' &&
        /^[\x21-\x7e]{1,2048}$/.test((hostile.data as { code: string }).code);
      const isTrueAnyway =
        hostile.origin === origin &&
        hostile.source === opened &&
        isPlainCode &&
        (hostile.data as { state?: unknown }).state === STATE &&
        (hostile.data as { type?: unknown }).type === TYPE &&
        Object.keys(hostile.data as object).length === 3;
      try {
        post(hostile);
        if (heard.length > 0 && !isSame && !isTrueAnyway) found.push(`heard ${JSON.stringify(hostile.data)} of ${hostile.origin}`);
        if (heard.length === 0) {
          for (let again = 0; again < 2; again += 1) post({ origin, source: opened, data });
          const times = heard.filter((code) => code === 'codice-1').length;
          if (times !== 1) found.push(`after ${JSON.stringify(hostile.data)} the true message was heard ${times} times`);
        }
      } finally {
        stop();
      }
    }
    return { inputs: count, found };
  },
});

assure<'frame-messages', typeof readRequest>('frame-messages', {
  product: readRequest,
  planted: {
    'a frame that expects objects': (data) => readRequest((data as { type: unknown }).type === undefined ? null : data),
    'a frame that sends its address': () => ({ kind: 'begin', name: 'x', format: (height) => `${height} of ${window.location.href}` }),
  },
  run(readMessage, random, count) {
    const found: string[] = [];
    for (let input = 0; input < count; input += 1) {
      const text = () =>
        `${random.pick(['[iFrameSizer]', '[iFrameSize', ''])}${random.some(['menu', ':8', ':true', ':false', ':', 'resize', 'reset', '\ud800', hostileHtml(random)], 5).join('')}`;
      const data = random.pick<() => unknown>([
        text,
        () => oddValue(random),
        () => ({
          type: random.pick(['pausa-menu:ask', 'iframe-child-init', 'iframe-get-child-dimensions', oddValue(random)]),
          body: hostileHtml(random),
        }),
      ])();
      try {
        const request = readMessage(data);
        if (request?.kind !== 'begin') continue;
        const answer = request.format(640, 320);
        // The parent's own name of the frame comes back to it.
        const said =
          typeof answer === 'string'
            ? answer.slice(answer.lastIndexOf(':640:320:'))
            : JSON.stringify(Object.values(answer as object).sort());
        if (!/^(:640:320:(init|resizeObserver)|\[(320,)?640,"(pausa-menu:height|iframe-resized)"\])$/.test(said))
          found.push(`${JSON.stringify(data)}: ${said}`);
      } catch (thrown) {
        found.push(`${JSON.stringify(data)}: threw ${String(thrown)}`);
      }
    }
    return { inputs: count, found };
  },
});

// --- Storage ---

type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type StorageFactory = (backing: () => Backing, now: () => number, tabBacking: () => Backing) => StoragePort;
const LIVES: Readonly<Partial<Record<StorageKey, number | null>>> = {
  token: null,
  redirectTo: 86_400_000,
  walletOff: 43_200_000,
  recentOrders: 7_776_000_000,
  addedInstrument: 1000,
  rechargeOperation: Infinity,
  satispayLink: 900_000,
};
const PERSONAL: readonly StorageKey[] = ['walletOff', 'recentOrders', 'addedInstrument', 'rechargeOperation', 'satispayLink'];
/** A value for the next page alone does not outlive a correction of the clock; the life of another begins when it is read. */
const FOR_NEXT_PAGE_MS = 60_000;
const STORED = Object.keys(LIVES) as StorageKey[];
const PEOPLE = ['demo@pausa.test', 'Demo@Pausa.test ', 'vuoto@pausa.test'];
const STEPS = 30;

/** A course on one storage; a model of what may be read goes beside it. */
function storageFaults(create: StorageFactory, random: Chance): readonly string[] {
  const values = new Map<string, string>();
  let state: 'fine' | 'full' | 'blocked' = random.is(0.1) ? 'blocked' : 'fine';
  const backing: Backing = {
    getItem(name) {
      if (state === 'blocked') throw new DOMException('blocked', 'SecurityError');
      return values.get(name) ?? null;
    },
    setItem(name, value) {
      if (state !== 'fine') throw new DOMException('full', 'QuotaExceededError');
      values.set(name, value);
    },
    removeItem(name) {
      if (state === 'blocked') throw new DOMException('blocked', 'SecurityError');
      values.delete(name);
    },
  };
  let now = 1_773_055_800_000;
  const way: string[] = [];
  const found: string[] = [];
  /** The last value of each key, with the time of its writing; a value may be lost, but not another one read. */
  const written = new Map<StorageKey, { readonly value: string; readonly at: number }>();
  let poisoned: readonly string[] = [];
  try {
    const storage = create(
      () => backing,
      () => now,
      () => backing,
    );
    for (let step = 0; step < STEPS && found.length === 0; step += 1) {
      const key = random.pick(STORED);
      switch (random.below(9)) {
        case 0:
        case 1: {
          const value = random.pick([
            '1',
            'a;b\nc',
            '/me',
            JSON.stringify({ a: random.below(9) }),
            '0',
            '\u2028',
            String(random.below(1000)),
          ]);
          way.push(`write ${key}`);
          storage.write(key, value);
          written.set(key, { value, at: now });
          break;
        }
        case 2:
        case 3:
        case 4: {
          const isTake = random.is(0.2);
          way.push(`${isTake ? 'take' : 'read'} ${key}`);
          const value = isTake ? storage.take(key) : storage.read(key);
          const last = written.get(key);
          const life = LIVES[key] ?? null;
          const isEarlier = last !== undefined && now < last.at;
          const isAlive = last !== undefined && (life === null || (isEarlier ? life >= FOR_NEXT_PAGE_MS : now - last.at < life));
          const isRight = value === null || (isAlive && value === last.value) || poisoned.some((raw) => raw.includes(value));
          if (!isRight) found.push(`read ${JSON.stringify(value)} of ${key} at ${now - (last?.at ?? 0)} ms`);
          if (isTake) written.delete(key);
          else if (isEarlier && value !== null) written.set(key, { ...last, at: now });
          break;
        }
        case 5: {
          const jump = random.pick([1, 999, 1000, 60_000, 43_200_000, 8_000_000_000, -1, -60_000, -43_200_000]);
          way.push(`clock ${jump}`);
          now += jump;
          break;
        }
        case 6: {
          const person = random.pick(PEOPLE);
          const isKnown = storage.isOwner(person);
          way.push(`sign in ${person}`);
          storage.claim(person);
          if (!isKnown) for (const personal of PERSONAL) written.delete(personal);
          break;
        }
        case 7:
          state = random.pick(['fine', 'fine', 'full', 'blocked'] as const);
          way.push(state);
          break;
        default:
          if (random.is(0.5)) {
            way.push('clear');
            storage.clear(random.is(0.5) ? ['recentOrders'] : []);
            for (const one of STORED) if (one !== 'recentOrders') written.delete(one);
          } else {
            const raw = `${random.pick(['', `${now};`, '-1;', '9'.repeat(30).concat(';'), ';'])}${String(JSON.stringify(oddValue(random)))}`;
            way.push('poison');
            const name = random.pick([...values.keys(), 'wallet_off', 'recent_orders', 'redirect_to', 'token']);
            values.set(name, raw);
            // From here on, any key may read it: the names belong to other pages of the origin, too.
            poisoned = [...poisoned, raw];
          }
      }
    }
  } catch (thrown) {
    found.push(`threw ${String(thrown)}`);
  }
  return found.map((fault) => `${way.join(', ')}: ${fault}`);
}

assure<'storage', StorageFactory>('storage', {
  product: createStorage,
  planted: {
    'a storage that trusts a full browser': (backing, now, tabBacking) => {
      const storage = createStorage(backing, now, tabBacking);
      return { ...storage, write: (key, value) => (backing().setItem('quota', ''), storage.write(key, value)) };
    },
    'a storage whose clock stands': (backing, _now, tabBacking) => createStorage(backing, () => 1_773_055_800_000, tabBacking),
    'a storage that keeps the values of the person before': (backing, now, tabBacking) => ({
      ...createStorage(backing, now, tabBacking),
      claim: () => undefined,
    }),
  },
  run(create, random, count) {
    const found: string[] = [];
    for (let input = 0; input < count; input += 1) found.push(...storageFaults(create, random));
    return { inputs: count, found };
  },
});

// --- Headers ---

type Headers = (path: string) => Record<string, string>;
/** One address of each kind of page, and ordinary ones. */
const PATHS = [
  '/',
  '/login',
  '/me',
  '/selling-area/milano-1',
  '/payment/00000000-0000-4000-9000-000000000001',
  '/payment/integration/braintree_cc/add',
  '/payment/integration/braintree_paypal/add',
  '/payment/integration/edenred_ticket/add/confirm',
  '/menu/00000000-0000-4000-8000-000000000001',
  '/iframe-menu/00000000-0000-4000-8000-000000000001',
  '/screen-menu/00000000-0000-4000-8000-000000000001',
];
const withSource =
  (directive: string, source: string): Headers =>
  (path) => {
    const headers = pageHeaders(path);
    const policy = headers['content-security-policy'] ?? '';
    return {
      ...headers,
      'content-security-policy': policy.replace(new RegExp(`${directive} [^;]*`), (found) => (source === '' ? '' : `${found} ${source}`)),
    };
  };

test('the graded pages are all kinds of pages', () => {
  const seen = PATHS.map((path) => PAGE_KINDS.find((kind) => new RegExp(kind.path).test(path))?.name ?? 'other');
  expect([...new Set(seen)].sort()).toEqual(['other', ...PAGE_KINDS.map(({ name }) => name)].sort());
});

assure<'headers', Headers>('headers', {
  product: pageHeaders,
  planted: {
    'inline scripts': withSource('script-src', "'unsafe-inline'"),
    eval: withSource('script-src', "'unsafe-eval'"),
    'every https host': withSource('connect-src', 'https:'),
    'no base-uri': withSource('base-uri', ''),
    'framed by anybody': withSource('frame-ancestors', '*'),
    'plug-ins': (path) => ({
      ...pageHeaders(path),
      'content-security-policy': (pageHeaders(path)['content-security-policy'] ?? '').replace("default-src 'none'", "default-src 'self'"),
    }),
    'plain http': withSource('img-src', 'http://cdn.pausa.test'),
    'a vendor on every page': withSource('script-src', 'https://www.paypal.com'),
  },
  run: (headers) => ({ inputs: PATHS.length, found: PATHS.flatMap((path) => policyFaults(path, headers(path), APP_POLICY)) }),
});

// --- The lock file ---

const LOCK = readFileSync('package-lock.json', 'utf8');
interface Supply {
  readonly lock: string;
  readonly settings: string;
}
const SUPPLY: Supply = { lock: LOCK, settings: readFileSync('.npmrc', 'utf8') };
/** With one package more, or another one of that name. */
const adding = (entry: object): Supply => {
  const lock = JSON.parse(LOCK) as { packages: Record<string, object> };
  return {
    ...SUPPLY,
    lock: JSON.stringify({
      ...lock,
      packages: {
        ...lock.packages,
        'node_modules/planted': { version: '1.0.0', license: 'MIT', integrity: `sha512-${'a'.repeat(86)}==`, ...entry },
      },
    }),
  };
};

assure<'lock-file', Supply>('lock-file', {
  product: SUPPLY,
  planted: {
    'an entry without a hash': adding({ integrity: undefined }),
    'a hash of SHA-1': adding({ integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }),
    'an entry from an address': adding({ resolved: 'git+ssh://git@evil.example/planted.git#1' }),
    'a new install script': adding({ hasInstallScript: true }),
    'a licence that forbids': adding({ license: 'AGPL-3.0-only' }),
    'scripts allowed': { ...SUPPLY, settings: SUPPLY.settings.replace('ignore-scripts=true', '') },
  },
  run: ({ lock, settings }) => lockFileFaults(lock, settings, readFileSync('docs/third-party.md', 'utf8')),
});
