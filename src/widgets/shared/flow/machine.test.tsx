import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiClient } from '../../../api/index.ts';
import { testRuntime } from '../runtime/test-kit.ts';
import { draw } from '../ui/test-dom.tsx';
import { createMachine, useMachine } from './machine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Event = { readonly type: 'opened' } | { readonly type: 'answered'; readonly text: string } | { readonly type: 'pressed' };

/** A component that reads on opening and sends on a press; every order that it gives is kept. */
function setUp(isStrict: boolean) {
  const orders: { readonly what: string; readonly signal: AbortSignal; answer(text: string): void }[] = [];
  const create = vi.fn(() =>
    createMachine<string, Event, string>(
      'waiting',
      (state, event) =>
        event.type === 'opened'
          ? { state, command: 'read' }
          : event.type === 'pressed'
            ? { state: 'sending', command: 'send' }
            : { state: event.text },
      (what, { send, signal }) => void orders.push({ what, signal, answer: (text) => send({ type: 'answered', text }) }),
    ),
  );
  function Probe() {
    const [state, send] = useMachine(create, { type: 'opened' });
    return (
      <button type="button" onClick={() => send({ type: 'pressed' })}>
        {state}
      </button>
    );
  }
  const view = draw(<Probe />, testRuntime({} as ApiClient), { isStrict });
  return { orders, view };
}

describe.each([
  ['plain', false],
  ['in StrictMode', true],
])('%s', (_, isStrict) => {
  test('the start is sent once, and its answer is shown', () => {
    const { orders } = setUp(isStrict);
    expect(orders.map(({ what }) => what)).toEqual(['read']);
    expect(screen.getByRole('button').textContent).toBe('waiting');
    act(() => orders[0]?.answer('done'));
    expect(screen.getByRole('button').textContent).toBe('done');
  });

  test('mounting twice does not stop it: it still hears and sends later', async () => {
    const { orders } = setUp(isStrict);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(orders[0]?.signal.aborted).toBe(false);
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button').textContent).toBe('sending');
    expect(orders.map(({ what }) => what)).toEqual(['read', 'send']);
    act(() => orders[1]?.answer('sent'));
    expect(screen.getByRole('button').textContent).toBe('sent');
  });

  test('leaving gives up what is under way', async () => {
    const { orders, view } = setUp(isStrict);
    view.unmount();
    await vi.advanceTimersByTimeAsync(1000);
    expect(orders[0]?.signal.aborted).toBe(true);
    expect(() => orders[0]?.answer('late')).not.toThrow();
  });
});
