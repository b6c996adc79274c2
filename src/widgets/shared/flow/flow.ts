import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { failureOf } from '../../../api/index.ts';
import { type Runtime, useRuntime } from '../runtime/runtime.tsx';
import { createListeners } from './listeners.ts';

/** Changes the state for steps. It throws an AbortError once newer steps have begun, or the flow has stopped. */
export type SetState<State> = (state: State) => void;

/** What follows a press or an answer. */
export type Steps<State> = (set: SetState<State>, signal: AbortSignal) => Promise<void>;

/** A state that presses and asynchronous steps change. */
export interface Flow<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
  /** Changes the state at once. Running steps go on. */
  set(state: State): void;
  /** Begins steps. The earlier ones are aborted. */
  run(steps: Steps<State>): void;
  /** Aborts the running steps. Nothing changes the state afterwards. */
  stop(): void;
}

interface FlowOptions<State> {
  /** True for a state whose steps must end first: until then `set` and `run` do nothing. */
  isBusy?(state: State): boolean;
  /**
   * The next state when steps throw in `state`. It is not called after their abort, nor when the session has ended (401). Without it
   * the steps must not throw.
   */
  failed?(state: State, thrown: unknown): State;
}

/* @__NO_SIDE_EFFECTS__ */
export function createFlow<State>(initial: State, { isBusy, failed }: FlowOptions<State> = {}): Flow<State> {
  let state = initial;
  let controller = new AbortController();
  let isStopped = false;
  const { subscribe, notify } = createListeners();
  const isClosed = () => isStopped || isBusy?.(state) === true;
  const change = (next: State) => {
    if (isStopped || next === state) return;
    state = next;
    notify();
  };

  async function execute(steps: Steps<State>, own: AbortController): Promise<void> {
    const { signal } = own;
    try {
      await steps((next) => {
        signal.throwIfAborted();
        change(next);
      }, signal);
    } catch (thrown) {
      if (signal.aborted) return;
      if (failed === undefined) throw thrown;
      // An abort by somebody else, a vendor's SDK for example, is a failure, too.
      if (failureOf(thrown).kind !== 'unauthorized') change(failed(state, thrown));
      // What the steps listen to ends with them.
      own.abort();
    }
  }

  return {
    getState: () => state,
    subscribe,
    set(next) {
      if (!isClosed()) change(next);
    },
    run(steps) {
      if (isClosed()) return;
      controller.abort();
      controller = new AbortController();
      void execute(steps, controller);
    },
    stop() {
      isStopped = true;
      controller.abort();
    },
  };
}

/**
 * Runs a flow while a component is mounted. Unmounting stops it one task later, unless StrictMode has mounted it again.
 * @param open called once, at the first mount
 */
export function useFlow<Own extends Pick<Flow<unknown>, 'getState' | 'subscribe' | 'stop'>>(
  create: (runtime: Runtime) => Own,
  open?: (flow: Own) => void,
): [state: ReturnType<Own['getState']>, flow: Own] {
  const runtime = useRuntime();
  const [flow] = useState(() => create(runtime));
  const getState = flow.getState as () => ReturnType<Own['getState']>;
  const state = useSyncExternalStore(flow.subscribe, getState, getState);
  const mounts = useRef(0);
  const openRef = useRef(open);

  useEffect(() => {
    mounts.current += 1;
    const mount = mounts.current;
    if (mount === 1) openRef.current?.(flow);
    return () =>
      void setTimeout(() => {
        if (mounts.current === mount) flow.stop();
      });
  }, [flow]);

  return [state, flow];
}
