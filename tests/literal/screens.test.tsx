import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '../../src/api/index.ts';
import { testRuntime } from '../../src/widgets/shared/runtime/test-kit.ts';
import { draw, read, settle, withFakeTime } from '../../src/widgets/shared/ui/test-dom.tsx';
import { literalServer } from './server.ts';
import { SCREENS, type ScreenCase, type Tools } from './screens.tsx';
import { VARIATION_NAMES, type VariationName, VARIATIONS } from './variations.ts';

withFakeTime();
afterEach(() => vi.restoreAllMocks());

/** With `--all` each variation that leaves all there is to show; otherwise one for each way of reading. */
const USUAL: readonly VariationName[] = [
  'the fields of the specification and no others',
  'identifiers are whole numbers',
  'identifiers are numbers here and digits there',
  'optional details are absent',
  'all at once',
];
const DRAWN =
  process.env['PAUSA_TEST_EXHAUSTIVE'] === undefined ? USUAL : VARIATION_NAMES.filter((name) => !('takesAway' in VARIATIONS[name]));

async function play(screen: ScreenCase, name: VariationName): Promise<string[]> {
  const wrong: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => void wrong.push(`console: ${said.map(String).join(' ').slice(0, 200)}`));
  const server = literalServer(VARIATIONS[name], screen.answers);
  const failures: string[] = [];
  const runtime = testRuntime(
    createClient({
      baseUrl: window.location.origin,
      fetch: server.fetch,
      onFailure: (endpoint, failure) => failures.push(`${endpoint} ${JSON.stringify(failure)}`),
    }),
  );
  const heard: unknown[] = [];
  const tools: Tools = {
    came: (id, place) => VARIATIONS[name].change({ kind: 'id' }, id, place ?? ''),
    answered: (call) => server.answered.findLast((answer) => answer.call === call)?.json,
    heard,
  };
  const text = () => read(document.body);
  const look = (words: readonly string[] = []) => {
    for (const word of words) if (!text().includes(word)) wrong.push(`lacks «${word}»`);
    const broken = /Ops|\bundefined\b|\bNaN\b|\[object |Invalid Date|Errore/.exec(text());
    if (broken !== null) wrong.push(`shows «${text().slice(Math.max(0, broken.index - 20), broken.index + 60)}»`);
  };
  draw(screen.draw(tools), runtime, { isStrict: false });
  await settle();
  look(screen.shows);
  try {
    if (wrong.length === 0) await screen.use?.();
  } catch (thrown) {
    wrong.push(String(thrown).slice(0, 200));
  }
  await settle();
  look(screen.after);
  for (const [call, sent] of screen.sends?.(tools) ?? []) {
    const got = server.sent.findLast((candidate) => candidate.call === call);
    try {
      if (got === undefined) wrong.push(`does not send ${call}`);
      else if (typeof sent === 'string') expect(got.path.endsWith(sent)).toBe(true);
      else expect(got.body).toMatchObject(sent as object);
    } catch (thrown) {
      wrong.push(`${call} ${JSON.stringify(got?.body ?? got?.path)}: ${String(thrown).slice(0, 300)}`);
    }
  }
  if (screen.gives !== undefined) {
    const expected = screen.gives(tools);
    if (JSON.stringify(heard) !== JSON.stringify(expected))
      wrong.push(`hands over ${JSON.stringify(heard)}, not ${JSON.stringify(expected)}`);
  }
  if (screen.follows !== undefined) {
    const links = runtime.navigation.followed.map(({ link }) => link);
    if (!links.includes(screen.follows)) wrong.push(`goes to ${JSON.stringify([links, runtime.navigation.visits])}, not ${screen.follows}`);
  }
  cleanup();
  document.body.replaceChildren();
  return [...failures, ...wrong];
}

describe.each(DRAWN)('%s', (name) => {
  test.each(SCREENS)('$name', async (screen) => {
    expect(await play(screen, name)).toEqual([]);
  });
});
