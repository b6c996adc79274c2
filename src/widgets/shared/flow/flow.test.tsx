import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../api/index.ts';
import { RuntimeProvider } from '../runtime/runtime.tsx';
import { clientOver, deferred, testRuntime } from '../runtime/test-kit.ts';
import { createFlow, type Steps, useFlow } from './flow.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <RuntimeProvider runtime={testRuntime(clientOver(fetch))}>{children}</RuntimeProvider>
);
const failed = (state: string, thrown: unknown) => `${(thrown as Error).message} in ${state}`;
const draw = (first?: Steps<string>) =>
  renderHook(
    () => useFlow(() => createFlow<string>('start', { isBusy: (state) => state === 'busy', failed }), first && ((flow) => flow.run(first))),
    { wrapper },
  );

/** Steps that wait for an answer between two states. */
function answered(before: string, after: string) {
  const answer = deferred<null>();
  const steps: Steps<string> = async (set) => {
    set(before);
    await answer.promise;
    set(after);
  };
  return { steps, answer: () => act(async () => answer.resolve(null)) };
}

describe('steps from state to state', () => {
  test('the first ones run at the mount, once', async () => {
    let runs = 0;
    const { result } = draw(async (set) => set(`run ${(runs += 1)}`));
    expect(result.current[0]).toBe('run 1');
  });

  test('newer ones end the older ones', async () => {
    const { result } = draw();
    const [older, newer] = [answered('asking', 'late'), answered('asking again', 'there')];
    act(() => result.current[1].run(older.steps));
    act(() => result.current[1].run(newer.steps));
    await older.answer();
    expect(result.current[0]).toBe('asking again');
    await newer.answer();
    expect(result.current[0]).toBe('there');
  });

  test('a busy state ends first, also when two begin in one task', async () => {
    const { result } = draw();
    const [first, second] = [answered('busy', 'there'), answered('asking', 'elsewhere')];
    act(() => {
      result.current[1].run(first.steps);
      result.current[1].run(second.steps);
    });
    expect(result.current[0]).toBe('busy');
    await first.answer();
    expect(result.current[0]).toBe('there');
  });

  test('an answer after the unmounting changes nothing', async () => {
    const { result, unmount } = draw();
    const asking = answered('asking', 'late');
    act(() => result.current[1].run(asking.steps));
    unmount();
    await new Promise((resolve) => setTimeout(resolve));
    await asking.answer();
    expect(result.current[0]).toBe('asking');
  });

  test('a failure ends the steps, also in a busy state: the state in which they failed decides what is shown', async () => {
    const { result } = draw(async (set) => {
      set('busy');
      await Promise.resolve();
      throw new Error('offline');
    });
    await act(async () => undefined);
    expect(result.current[0]).toBe('offline in busy');
  });

  test('an abort by somebody else is a failure like any other', async () => {
    const { result } = draw(async (set) => {
      set('busy');
      throw new DOMException('vendor gave up', 'AbortError');
    });
    await act(async () => undefined);
    expect(result.current[0]).toBe('vendor gave up in busy');
  });

  test('a failure of steps that newer ones have ended changes nothing, nor does an expired session', async () => {
    const { result } = draw();
    const older = deferred<null>();
    act(() => result.current[1].run(async (set) => (set('asking'), void (await older.promise))));
    act(() => result.current[1].run(async (set) => set('there')));
    await act(async () => older.reject(new Error('late')));
    expect(result.current[0]).toBe('there');
    act(() => result.current[1].run(() => Promise.reject(new ApiError('GET token', { kind: 'unauthorized', status: 401 }))));
    await act(async () => undefined);
    expect(result.current[0]).toBe('there');
  });
});
