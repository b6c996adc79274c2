import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw } from '../shared/ui/test-dom.tsx';
import { useCodeEntry } from './use-code-entry.ts';

type Entry = ReturnType<typeof useCodeEntry>;
const found = (link: string) => Response.json({ type: 'internal', link });
const error = (status: number) => Response.json({ error: status === 404 ? 'Not Found' : 'x', message: null }, { status });

/** The names of the states that are drawn; a screen cannot tell all of them apart. */
function open(code: string | null, answer: () => Promise<Response>) {
  const names: string[] = [];
  const shown: { entry: Entry | null } = { entry: null };
  const runtime = testRuntime(clientOver(vi.fn(answer)));
  function Probe() {
    const entry = useCodeEntry({ code, utmMedium: null, ownDomains: ['pausa.example'] });
    shown.entry = entry;
    if (names.at(-1) !== entry.state.name) names.push(entry.state.name);
    return entry.state.name;
  }
  draw(<Probe />, runtime, { isStrict: false });
  return { names, runtime, press: (run: (entry: Entry) => void) => act(async () => run(shown.entry as Entry)) };
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
