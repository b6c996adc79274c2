import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deferred } from '../runtime/test-kit.ts';
import { ErrorBoundary } from './feedback/ErrorBoundary.tsx';
import { loadable } from './loadable.tsx';
import { withFakeTime } from './test-dom.tsx';

withFakeTime();

const shown = () => document.body.textContent;

test('what loads later is shown as soon as its code is there, one inside the other', async () => {
  const [app, page] = [deferred<{ default: () => React.JSX.Element }>(), deferred<{ default: () => string }>()];
  const Page = loadable(
    () => page.promise,
    () => 'una pagina',
  );
  const App = loadable(
    () => app.promise,
    () => 'la app',
  );
  render(<App />);
  expect(shown()).toBe('la app');
  await act(async () => app.resolve({ default: () => <Page /> }));
  expect(shown()).toBe('una pagina');
  // Time stands still.
  await act(async () => page.resolve({ default: () => 'Buon pranzo' }));
  expect(shown()).toBe('Buon pranzo');
});

test('code that is there is drawn at once, with the properties of each place', async () => {
  const Dish = loadable<{ name: string }>(async () => ({ default: ({ name }) => name }));
  const { rerender } = render(<Dish name="Penne" />);
  await act(async () => undefined);
  rerender(
    <>
      <Dish key="1" name="Riso" /> <Dish key="2" name="Farro" />
    </>,
  );
  expect(shown()).toBe('Riso Farro');
});

test('a load that fails reaches the error boundary; the next mount tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<{ default: () => string }>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue({ default: () => 'Buon pranzo' });
  const Page = loadable(load);
  const draw = (visit: number) => (
    <ErrorBoundary resetKey={visit} renderFallback={() => <p>Riprova</p>} onError={() => undefined}>
      <Page />
    </ErrorBoundary>
  );
  const { rerender } = render(draw(1));
  await act(async () => undefined);
  expect(screen.getByText('Riprova')).not.toBeNull();
  rerender(draw(2));
  await act(async () => undefined);
  expect(shown()).toBe('Buon pranzo');
});
