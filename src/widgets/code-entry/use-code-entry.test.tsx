import { act, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw } from '../shared/ui/test-dom.tsx';
import { useCodeEntry } from './use-code-entry.ts';

type Entry = ReturnType<typeof useCodeEntry>;
const found = (link: string) => Response.json({ type: 'internal', link });
const error = (status: number) => Response.json({ error: status === 404 ? 'Not Found' : 'x', message: null }, { status });

/** The names of the states that are drawn; a screen cannot tell all of them apart. */
function open(code: string | null, answer: () => Promise<Response>) {
  const names: string[] = [];
  const codes: string[] = [];
  const shown: { entry: Entry | null } = { entry: null };
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  const runtime = testRuntime(clientOver(fetch));
  const follow = vi.spyOn(runtime.navigation, 'follow');
  function Probe() {
    const entry = useCodeEntry({ code, utmMedium: null, ownDomains: ['pausa.example'] });
    shown.entry = entry;
    if (names.at(-1) !== entry.state.name) names.push(entry.state.name);
    codes.push(entry.state.code);
    return entry.state.name;
  }
  draw(<Probe />, runtime, { isStrict: false });
  return { names, codes, fetch, follow, runtime, press: (run: (entry: Entry) => void) => act(async () => run(shown.entry as Entry)) };
}

test.each<[string, () => Promise<Response>, string]>([
  ['a target', async () => found('/selling-area/milano-1'), 'LEFT'],
  ['nothing', async () => error(404), 'CODE_NOT_FOUND'],
  ['a target of nobody', async () => found('//evil.com'), 'ERROR_CODE'],
  ['a failure', async () => error(500), 'ERROR_FETCHING_DATA'],
])('the address has a code, and the server knows %s [P1-4.14] [P1-4.15]', async (_, answer, end) => {
  const { names } = open('milano1', answer);
  await waitFor(() => expect(names).toEqual(['AWAIT_DATA', 'FETCHING_DATA', end]));
});

test('by hand: empty, typed, looked up, and given up by typing [P1-4.14] [P1-4.15] [P1-4.16]', async () => {
  const { names, press } = open(null, () => new Promise(() => undefined));
  await press(({ confirm }) => confirm());
  await press(({ edit }) => edit(' milano1 '));
  await press(({ confirm }) => confirm());
  await press(({ edit }) => edit('mensa'));
  expect(names).toEqual(['AWAIT_DATA', 'AWAIT_CODE', 'CODE_OBLIGATORY', 'AWAIT_CODE', 'FETCHING_DATA', 'AWAIT_CODE']);
});

test('while a code is looked up or opened, no other one is', async () => {
  const { names, runtime, press } = open('milano1', async () => found('/selling-area/milano-1'));
  await press(({ scan, confirm }) => (scan('caffe1'), confirm()));
  await waitFor(() => expect(names.at(-1)).toBe('LEFT'));
  await press(({ scan, confirm, edit }) => (scan('caffe1'), confirm(), edit('mensa')));
  expect([names.at(-1), runtime.navigation.followed]).toEqual(['LEFT', [{ type: 'internal', link: '/selling-area/milano-1' }]]);
});

test('the field has the code of the address from the first', async () => {
  expect(open('milano1', () => new Promise(() => undefined)).codes[0]).toBe('milano1');
  expect(open(null, () => new Promise(() => undefined)).codes[0]).toBe('');
});

const INTERNAL = { type: 'internal', link: '/selling-area/milano-1' };
test.each<[string, string | null, (entry: Entry) => void, boolean]>([
  ['of the address', 'milano1', () => undefined, true],
  ['by hand', null, ({ confirm }) => confirm(), false],
  ['by camera', null, ({ scan }) => scan('milano1'), false],
])('a code %s opens its target; only the page of a code gives its place to it', async (_, code, run, replace) => {
  const { names, follow, press } = open(code, async () => found('/selling-area/milano-1'));
  if (code === null) await press(({ edit }) => edit('milano1'));
  await press(run);
  await waitFor(() => expect(names.at(-1)).toBe('LEFT'));
  expect(follow.mock.calls).toEqual([[INTERNAL, { replace }]]);
});

test('a target that the app does not open is said, and the code can be sent again', async () => {
  const { names, follow, press } = open(null, async () => found('/selling-area/milano-1'));
  follow.mockReturnValueOnce(false);
  await press(({ edit }) => edit('milano1'));
  await press(({ confirm }) => confirm());
  await waitFor(() => expect(names.at(-1)).toBe('ERROR_CODE'));
  await press(({ confirm }) => confirm());
  await waitFor(() => expect(names.at(-1)).toBe('LEFT'));
});

test.each([
  ['milano1', 404, ['milano1']],
  ['Milano1', 404, ['Milano1', 'milano1']],
  ['Milano1', 500, ['Milano1']],
])('%s, answered by %i, is asked for as %j', async (code, status, asked) => {
  const { names, fetch } = open(code, async () => error(status));
  await waitFor(() => expect(names.at(-1)).toBe(status === 404 ? 'CODE_NOT_FOUND' : 'ERROR_FETCHING_DATA'));
  expect(fetch.mock.calls.map(([url]) => String(url).split('/').at(-1))).toEqual(asked);
});

describe('back from another site', () => {
  const back = () => act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

  test('a code that was opened can be opened again', async () => {
    const { names, codes } = open('milano1', async () => found('/selling-area/milano-1'));
    await waitFor(() => expect(names.at(-1)).toBe('LEFT'));
    await back();
    expect([names.at(-1), codes.at(-1)]).toEqual(['AWAIT_CODE', 'milano1']);
  });

  test('what is wrong with a code is still said', async () => {
    const { names } = open('milano1', async () => error(404));
    await waitFor(() => expect(names.at(-1)).toBe('CODE_NOT_FOUND'));
    await back();
    expect(names.at(-1)).toBe('CODE_NOT_FOUND');
  });
});
