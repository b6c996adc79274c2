import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientOver, testRuntime } from '../../runtime/test-kit.ts';
import { draw, read } from '../test-dom.tsx';
import { StaleNote } from './StaleNote.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('data of today have their time, data of an earlier day that day too, also in a page that is left open over midnight', () => {
  vi.setSystemTime('2026-11-27T23:59:00+01:00');
  const note = () => <StaleNote cachedAt={Date.parse('2026-11-27T08:05:00+01:00')} onRetry={vi.fn()} />;
  const view = draw(note(), testRuntime(clientOver(fetch)));
  expect(read(document.querySelector('[role=alert]'))).toBe('Errore durante il caricamento. Dati delle 08:05.Riprova');
  vi.setSystemTime('2026-11-28T00:00:00+01:00');
  view.rerender(note());
  expect(read(document.querySelector('[role=alert]'))).toBe(
    'Errore durante il caricamento. Dati di venerdì 27 novembre alle ore 08:05.Riprova',
  );
});
