import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attemptOf, postCode, listenForCode, windowName } from './gateway.ts';

const ORIGIN = window.location.origin;
const HERE = { origin: ORIGIN, apiBaseUrl: '', apiAliases: [], pictureOrigins: [] };
const STATE = '0123456789abcdef0123456789abcdef';
const CODE = { type: 'pausa-edenred:code', code: 'codice-1', state: STATE };

/** The window that we opened; messages name their source by identity. */
const frame = () => {
  const element = document.createElement('iframe');
  document.body.append(element);
  return element.contentWindow as Window;
};
const opened = frame();
const another = frame();

const stops: (() => void)[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

function listen(look: Pick<Window, 'closed'> = opened) {
  const onCode = vi.fn();
  const onClosed = vi.fn();
  const stop = listenForCode(look, STATE, { onCode, onClosed });
  stops.push(stop);
  return { onCode, onClosed, stop };
}

interface Message {
  origin?: string;
  source?: Window | MessagePort | null;
  data?: unknown;
}
const post = (message: Message = {}) =>
  window.dispatchEvent(new MessageEvent('message', { origin: ORIGIN, source: opened, data: CODE, ...message }));

const port = new MessageChannel().port1;
const hostOf = ORIGIN.replace(/^https?:\/\//, '');
const ORIGINS = [
  'https://evil.com',
  'https://edenred.example',
  'null',
  '',
  '*',
  `${ORIGIN}.evil.com`,
  `${ORIGIN}/`,
  `${ORIGIN}:443`,
  ORIGIN.toUpperCase(),
  `https://${hostOf}.`,
  `ftp://${hostOf}`,
  `http://evil.com#${ORIGIN}`,
  `http://user@${hostOf}`,
  'http://127.0.0.1:3000',
  'http://localhost',
  'http://localhost:3001',
  'file://',
  'about:blank',
  'blob:null',
  `data:text/html,${ORIGIN}`,
];
const SOURCES: [string, Window | MessagePort | null][] = [
  ['nobody', null],
  ['our own window', window],
  ['another frame', another],
  ['a port', port],
];
/** What is no code of ours. */
const SHAPES: unknown[] = [
  undefined,
  null,
  0,
  1,
  true,
  '',
  'codice-1',
  JSON.stringify(CODE),
  [],
  [CODE],
  [CODE.type, CODE.code, CODE.state],
  {},
  new Map(Object.entries(CODE)),
  new Set([CODE]),
  new Date(0),
  /x/,
  new Error('codice-1'),
  { data: CODE },
  { ...CODE, type: undefined },
  { ...CODE, type: '' },
  { ...CODE, type: 'pausa-edenred' },
  { ...CODE, type: 'pausa-edenred:CODE' },
  { ...CODE, type: 'pausa-menu:height' },
  { ...CODE, type: [CODE.type] },
  { code: CODE.code, state: CODE.state },
  { type: CODE.type, state: CODE.state },
  { type: CODE.type, code: CODE.code },
  { ...CODE, code: undefined },
  { ...CODE, code: null },
  { ...CODE, code: '' },
  { ...CODE, code: 1 },
  { ...CODE, code: ['codice-1'] },
  { ...CODE, code: { toString: 'codice-1' } },
  { ...CODE, code: 'a b' },
  { ...CODE, code: 'a\nb' },
  { ...CODE, code: 'a\u0000' },
  { ...CODE, code: 'cödice' },
  { ...CODE, code: '😀' },
  { ...CODE, code: 'x'.repeat(2049) },
  { ...CODE, code: 'x'.repeat(1_000_000) },
  { ...CODE, extra: 1 },
  { ...CODE, origin: ORIGIN },
  { ...CODE, __proto__: { code: 'x' } },
  Object.assign(Object.create({ inherited: 1 }) as object, CODE),
  Object.assign(Object.create(null) as object, CODE),
  Object.create(CODE) as unknown,
];
const OTHER_STATES: unknown[] = [
  undefined,
  null,
  '',
  ' ',
  0,
  true,
  STATE.toUpperCase(),
  ` ${STATE}`,
  `${STATE} `,
  STATE.slice(1),
  `${STATE}0`,
  'f'.repeat(32),
  '0'.repeat(32),
  [STATE],
  { toString: STATE },
  `${STATE}&state=${STATE}`,
  encodeURIComponent(`${STATE}\n`),
  btoa(STATE),
  `pausa-edenred-${STATE}`,
  [...STATE].reverse().join(''),
];

const FORGERIES: [string, Message][] = [
  ...ORIGINS.map((origin): [string, Message] => [`origin ${origin}`, { origin }]),
  ...ORIGINS.map((origin): [string, Message] => [`origin ${origin}, from another frame`, { origin, source: another }]),
  ...SOURCES.map(([name, source]): [string, Message] => [`source ${name}`, { source }]),
  ...SHAPES.map((data, index): [string, Message] => [`shape ${index}`, { data }]),
  ...SHAPES.map((data, index): [string, Message] => [`shape ${index}, from another frame`, { data, source: another }]),
  ...OTHER_STATES.map((state, index): [string, Message] => [`state ${index}`, { data: { ...CODE, state } }]),
  ...OTHER_STATES.map((state, index): [string, Message] => [
    `state ${index}, another origin`,
    { data: { ...CODE, state }, origin: 'https://evil.com' },
  ]),
  ...SOURCES.flatMap(([name, source]) =>
    ORIGINS.slice(0, 6).map((origin): [string, Message] => [`source ${name}, origin ${origin}`, { source, origin }]),
  ),
];

describe('forged messages', () => {
  test('there are at least 200 of them', () => {
    expect(FORGERIES.length).toBeGreaterThanOrEqual(200);
  });

  test.each(FORGERIES)('%s', (_, said) => {
    const { onCode, onClosed } = listen();
    post(said);
    vi.advanceTimersByTime(60_000);
    expect(onCode).not.toHaveBeenCalled();
    expect(onClosed).not.toHaveBeenCalled();
  });

  test('none of them stops the true one from being heard', () => {
    const { onCode } = listen();
    for (const [, said] of FORGERIES) post(said);
    post();
    expect(onCode.mock.calls).toEqual([['codice-1']]);
  });

  test('a replay is not heard, nor anything after the end', () => {
    const { onCode } = listen();
    post();
    for (let again = 0; again < 20; again += 1) post({ data: { ...CODE, code: `codice-${again}` } });
    expect(onCode.mock.calls).toEqual([['codice-1']]);
    const { onCode: other, stop } = listen();
    stop();
    post();
    expect(other).not.toHaveBeenCalled();
  });
});

describe('the window is closed by the person', () => {
  test('noticed within a second, once, and nothing is heard afterwards', () => {
    const look = { closed: false };
    const { onCode, onClosed } = listen(look);
    vi.advanceTimersByTime(60_000);
    expect(onClosed).not.toHaveBeenCalled();
    look.closed = true;
    vi.advanceTimersByTime(1000);
    expect(onClosed).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(onCode).not.toHaveBeenCalled();
  });
});

describe('a try', () => {
  const link = (address: string) => ({ type: 'external', link: address }) as const;

  test('has a random state of its own in the link', () => {
    const tries = Array.from({ length: 50 }, () => attemptOf(link('https://edenred.example/login?client=1#top'), HERE));
    for (const attempt of tries) {
      expect(attempt!.state).toMatch(/^[0-9a-f]{32}$/);
      expect(attempt!.href).toBe(`https://edenred.example/login?client=1&state=${attempt!.state}#top`);
      expect(windowName(attempt!)).toBe(`pausa-edenred-${attempt!.state}`);
    }
    expect(new Set(tries.map((attempt) => attempt!.state)).size).toBe(50);
  });

  test('keeps the state that the server has issued', () => {
    expect(attemptOf(link('https://edenred.example/login?state=abc'), HERE)).toEqual({
      href: 'https://edenred.example/login?state=abc',
      state: 'abc',
    });
  });

  test.each(['javascript:alert(1)', 'http://edenred.example/', '//evil.com', '/me', ''])('does not begin with %j', (address) =>
    expect(attemptOf(link(address), HERE)).toBeNull(),
  );
});

describe('the callback page', () => {
  afterEach(() => void (window.name = ''));
  const handed = (state: string | null) => {
    const postMessage = vi.fn();
    postCode({ postMessage }, 'codice-1', state);
    return postMessage.mock.calls;
  };

  test('tells our own origin alone', () => {
    expect(handed(STATE)).toEqual([[CODE, ORIGIN]]);
  });

  test('takes the state from its window’s name when Edenred has not sent it back', () => {
    window.name = `pausa-edenred-${STATE}`;
    expect(handed(null)).toEqual([[CODE, ORIGIN]]);
    expect(handed('other')).toEqual([[{ ...CODE, state: 'other' }, ORIGIN]]);
    window.name = STATE;
    expect(handed(null)).toEqual([[{ ...CODE, state: '' }, ORIGIN]]);
  });
});
