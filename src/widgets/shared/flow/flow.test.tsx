import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { type ApiClient, ApiError } from '../../../api/index.ts';
import { RuntimeProvider } from '../runtime/runtime.tsx';
import { clientOver, deferred, testRuntime } from '../runtime/test-kit.ts';
import { draw } from '../ui/test-dom.tsx';
import { createFlow, type Steps, useFlow } from './flow.ts';

const failed = (state: string, thrown: unknown) => `${(thrown as Error).message} in ${state}`;
const newFlow = () => createFlow<string>('start', { isBusy: (state) => state === 'busy', failed });
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Steps that wait for an answer between two states. */
function answered(before: string, after: string) {
  const answer = deferred<null>();
  const signals: AbortSignal[] = [];
  const steps: Steps<string> = async (set, signal) => {
    signals.push(signal);
    set(before);
    await answer.promise;
    set(after);
  };
  return { steps, signals, answer: () => (answer.resolve(null), settle()) };
}

describe('steps from state to state', () => {
  test('newer ones end the older ones', async () => {
    const flow = newFlow();
    const [older, newer] = [answered('asking', 'late'), answered('asking again', 'there')];
    flow.run(older.steps);
    flow.run(newer.steps);
    expect(older.signals.map(({ aborted }) => aborted)).toEqual([true]);
    await older.answer();
    expect(flow.getState()).toBe('asking again');
    await newer.answer();
    expect(flow.getState()).toBe('there');
  });

  test('a busy state ends first, also when two begin in one task', async () => {
    const flow = newFlow();
    const [first, second] = [answered('busy', 'there'), answered('asking', 'elsewhere')];
    flow.run(first.steps);
    flow.run(second.steps);
    flow.set('elsewhere');
    expect([flow.getState(), second.signals]).toEqual(['busy', []]);
    await first.answer();
    expect(flow.getState()).toBe('there');
  });

  test('a change beside them lets them go on', async () => {
    const flow = newFlow();
    const asking = answered('asking', 'there');
    flow.run(asking.steps);
    flow.set('typed');
    expect(flow.getState()).toBe('typed');
    await asking.answer();
    expect(flow.getState()).toBe('there');
  });

  test('after the stop nothing changes or begins', async () => {
    const flow = newFlow();
    const [asking, late] = [answered('asking', 'late'), answered('late', 'late')];
    flow.run(asking.steps);
    flow.stop();
    flow.run(late.steps);
    flow.set('late');
    await asking.answer();
    expect([flow.getState(), asking.signals[0]?.aborted, late.signals]).toEqual(['asking', true, []]);
  });

  test('a failure ends them, also in a busy state: the state in which they failed decides what is shown', async () => {
    const flow = newFlow();
    let signal: AbortSignal | null = null;
    flow.run(async (set, given) => {
      signal = given;
      set('busy');
      await Promise.resolve();
      throw new Error('offline');
    });
    await settle();
    // What the steps listen to has ended, too.
    expect([flow.getState(), (signal as AbortSignal | null)?.aborted]).toEqual(['offline in busy', true]);
  });

  test('an abort by somebody else is a failure like any other', async () => {
    const flow = newFlow();
    flow.run(async (set) => {
      set('busy');
      throw new DOMException('vendor gave up', 'AbortError');
    });
    await settle();
    expect(flow.getState()).toBe('vendor gave up in busy');
  });

  test('a failure of steps that newer ones have ended changes nothing, nor does an expired session', async () => {
    const flow = newFlow();
    const older = deferred<null>();
    flow.run(async (set) => (set('asking'), void (await older.promise)));
    flow.run(async (set) => set('there'));
    older.reject(new Error('late'));
    await settle();
    expect(flow.getState()).toBe('there');
    flow.run(() => Promise.reject(new ApiError('GET token', { kind: 'unauthorized', status: 401 })));
    await settle();
    expect(flow.getState()).toBe('there');
  });

  test('without rules no state is busy', async () => {
    const flow = createFlow('start');
    const asking = answered('busy', 'late');
    flow.run(asking.steps);
    flow.run(async (set) => set('there'));
    flow.set('elsewhere');
    await asking.answer();
    expect(flow.getState()).toBe('elsewhere');
  });

  test('a listener hears each change once, until it leaves, also in the middle of one', () => {
    const flow = newFlow();
    const [seen, other]: string[][] = [[], []];
    const leave = flow.subscribe(() => {
      seen?.push(flow.getState());
      leave();
    });
    flow.subscribe(() => other?.push(flow.getState()));
    flow.set('one');
    flow.set('one');
    flow.set('two');
    expect([seen, other]).toEqual([['one'], ['one', 'two']]);
  });
});

describe.each([
  ['plain', false],
  ['in StrictMode', true],
])('while a component is mounted, %s', (_, isStrict) => {
  function setUp() {
    const reading = answered('reading', 'read');
    const create = vi.fn(newFlow);
    function Probe() {
      const [state, { run }] = useFlow(create, (flow) => flow.run(reading.steps));
      return (
        <button type="button" onClick={() => run(async (set) => set('pressed'))}>
          {state}
        </button>
      );
    }
    const view = draw(<Probe />, testRuntime({} as ApiClient), { isStrict });
    return { ...reading, view, text: () => screen.getByRole('button').textContent };
  }

  test('it opens once, and its answer is shown', async () => {
    const { signals, answer, text } = setUp();
    expect([signals.length, text()]).toEqual([1, 'reading']);
    await act(answer);
    expect(text()).toBe('read');
  });

  test('mounting twice does not stop it: it goes on, and hears a press later', async () => {
    const { signals, text } = setUp();
    await act(settle);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    fireEvent.click(screen.getByRole('button'));
    expect(text()).toBe('pressed');
  });

  test('leaving ends what is under way', async () => {
    const { signals, view } = setUp();
    view.unmount();
    await settle();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

test('it reads the runtime of its element', () => {
  const runtime = testRuntime(clientOver(fetch));
  const wrapper = ({ children }: { children: ReactNode }) => <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>;
  const create = vi.fn(() => newFlow());
  renderHook(() => useFlow(create), { wrapper });
  expect(create).toHaveBeenCalledWith(runtime);
});
