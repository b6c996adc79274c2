import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../sandbox/b2c/in-process.ts';
import { newB2c } from '../../sandbox/b2c/test-kit.ts';
import { Cart, PausaRoot } from './index.ts';
import { clientOver, testRuntime } from './shared/runtime/test-kit.ts';
import './shared/ui/test-dom.tsx';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.doUnmock('../texts/en/texts.en.ts'));

const runtime = () => testRuntime(clientOver(fetchFrom(newB2c(), { user: 'demo@pausa.test' })));
const root = () => document.querySelector('[data-pausa-root]');

test('a page that changes its language changes the sentences, and keeps what the person has opened', async () => {
  const props = { runtime: runtime(), children: <Cart areaId="milano-1" /> };
  const note = <input aria-label="note" />;
  const { rerender } = render(
    <PausaRoot {...props}>
      {props.children}
      {note}
    </PausaRoot>,
  );
  await screen.findByText('Il tuo ordine è vuoto');
  expect(root()?.getAttribute('lang')).toBe('it');
  fireEvent.change(screen.getByLabelText('note'), { target: { value: 'typed' } });

  rerender(
    <PausaRoot {...props} lang="en">
      {props.children}
      {note}
    </PausaRoot>,
  );
  expect(await screen.findByText('Your order is empty')).toBeTruthy();
  expect(root()?.getAttribute('lang')).toBe('en');
  expect(screen.getByLabelText<HTMLInputElement>('note').value).toBe('typed');
  cleanup();
});

test('English that does not load leaves the widgets in Italian, and says so to screen readers', async () => {
  vi.doMock('../texts/en/texts.en.ts', () => {
    throw new Error('offline');
  });
  render(
    <PausaRoot runtime={runtime()} lang="en">
      <Cart areaId="milano-1" />
    </PausaRoot>,
  );
  expect(await screen.findByText('Il tuo ordine è vuoto')).toBeTruthy();
  expect(root()?.getAttribute('lang')).toBe('it');
});
