import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** What a transition returns: the next state and, sometimes, an order to carry out. */
export interface Transition<State, Command> {
  readonly state: State;
  readonly command?: Command;
}

/** A pure machine: facts in, state and orders out. An event foreign to a state returns the same state. */
export type Step<State, Event, Command> = (state: State, event: Event) => Transition<State, Command>;

export interface Machine<State, Event> {
  getState(): State;
  send(event: Event): void;
  subscribe(listener: () => void): () => void;
  /** Gives up whatever is under way; the machine takes no event afterwards. */
  stop(): void;
}

/** Carries out one order; its events come back by `send`. `signal` fires when a newer order or the end overtakes it. */
export type Run<Event, Command> = (command: Command, tools: { send(event: Event): void; signal: AbortSignal }) => void | Promise<void>;

/** Joins a pure step to the world. A newer command aborts the one before. */
export function createMachine<State, Event, Command>(
  initial: State,
  step: Step<State, Event, Command>,
  run: Run<Event, Command>,
): Machine<State, Event> {
  let state = initial;
  let controller = new AbortController();
  let isStopped = false;
  const listeners = new Set<() => void>();

  function send(event: Event): void {
    if (isStopped) return;
    const next = step(state, event);
    if (next.state !== state) {
      state = next.state;
      for (const listener of [...listeners]) listener();
    }
    if (next.command === undefined) return;
    controller.abort();
    const mine = new AbortController();
    controller = mine;
    // What an overtaken order still has to say is not heard.
    void run(next.command, { signal: mine.signal, send: (answer) => void (mine.signal.aborted || send(answer)) });
  }

  return {
    getState: () => state,
    send,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      isStopped = true;
      controller.abort();
    },
  };
}

/**
 * A machine for the life of a component. `start` is sent once; as StrictMode mounts twice, the order that it causes
 * must be a read. Unmounting stops the machine, one task later, unless StrictMode mounted it again meanwhile.
 */
export function useMachine<State, Event>(create: () => Machine<State, Event>, start?: Event): [State, (event: Event) => void] {
  const [machine] = useState(create);
  const state = useSyncExternalStore(machine.subscribe, machine.getState, machine.getState);
  const isStarted = useRef(false);
  const mounts = useRef(0);
  const startRef = useRef(start);

  useEffect(() => {
    mounts.current += 1;
    if (!isStarted.current && startRef.current !== undefined) machine.send(startRef.current);
    isStarted.current = true;
    return () => {
      const seen = mounts.current;
      setTimeout(() => {
        if (mounts.current === seen) machine.stop();
      });
    };
  }, [machine]);

  return [state, machine.send];
}
