import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Runtime, useRuntime } from '../runtime/runtime.tsx';
import { createListeners } from './listeners.ts';

/** The result of a transition: the next state and an optional command. */
export interface Transition<State, Command> {
  readonly state: State;
  readonly command?: Command;
}

/** A pure state machine: takes an event, returns the next state and a command. An unhandled event changes nothing. */
export type Step<State, Event, Command> = (state: State, event: Event) => Transition<State, Command>;

/** The members of a union whose field `Key` may have this value. */
type Variant<Union, Key extends string, Value> =
  Union extends Readonly<Record<Key, infer Values>> ? (Value extends Values ? Union & Readonly<Record<Key, Value>> : never) : never;

/** What each state does with the events that it handles. `Next`: the states that the steps lead to. */
type StepTable<State extends { readonly name: string }, Event extends { readonly type: string }, Command, Next> = {
  readonly [Name in State['name']]?: {
    readonly [Type in Event['type']]?: (
      state: Variant<State, 'name', Name>,
      event: Variant<Event, 'type', Type>,
    ) => Transition<Next, Command>;
  };
};

/** A step function from a table of states and events. An event that is not in the table changes nothing. */
/* @__NO_SIDE_EFFECTS__ */
export function stepBy<State extends Next & { readonly name: string }, Event extends { readonly type: string }, Command, Next = State>(
  table: StepTable<State, Event, Command, Next>,
) {
  type Row = Readonly<Record<string, (state: State, event: Event) => Transition<Next, Command>>>;
  const rows = table as Readonly<Record<string, Row | undefined>>;
  return (state: State, event: Event): Transition<Next, Command> => rows[state.name]?.[event.type]?.(state, event) ?? { state };
}

export interface Machine<State, Event> {
  getState(): State;
  send(event: Event): void;
  subscribe(listener: () => void): () => void;
  /** Aborts the running command. Later events are ignored. */
  stop(): void;
}

/** `send` reports events of the running command. `signal` aborts when a newer command starts or the machine stops. */
export interface CommandTools<Event> {
  send(event: Event): void;
  readonly signal: AbortSignal;
}

/** Executes one command. */
export type Run<Event, Command> = (command: Command, tools: CommandTools<Event>) => void | Promise<void>;

/** A run function from a table: what each command does. */
/* @__NO_SIDE_EFFECTS__ */
export function runBy<Event, Command extends { readonly type: string }>(table: {
  readonly [Type in Command['type']]: Run<Event, Variant<Command, 'type', Type>>;
}): Run<Event, Command> {
  const rows = table as unknown as Readonly<Record<string, Run<Event, Command>>>;
  return (command, tools) => rows[command.type]?.(command, tools);
}

/** Connects a pure step function to its side effects. A newer command aborts the previous one. */
export function createMachine<State, Event, Command>(
  initial: State,
  step: Step<State, Event, Command>,
  run: Run<Event, Command>,
): Machine<State, Event> {
  let state = initial;
  let controller = new AbortController();
  let isStopped = false;
  const { subscribe, notify } = createListeners();

  function send(event: Event): void {
    if (isStopped) return;
    const next = step(state, event);
    if (next.state !== state) {
      state = next.state;
      notify();
    }
    if (next.command === undefined) return;
    controller.abort();
    const mine = new AbortController();
    controller = mine;
    // Events of an aborted command are dropped.
    void run(next.command, { signal: mine.signal, send: (answer) => void (mine.signal.aborted || send(answer)) });
  }

  return {
    getState: () => state,
    send,
    subscribe,
    stop() {
      isStopped = true;
      controller.abort();
    },
  };
}

/**
 * Runs a machine while a component is mounted. `start` is sent one time. StrictMode mounts twice, so the command that `start`
 * causes must be a read. Unmounting stops the machine one task later, unless StrictMode has mounted it again.
 */
export function useMachine<State, Event>(
  create: (runtime: Runtime) => Machine<State, Event>,
  start?: Event,
): [State, (event: Event) => void] {
  const runtime = useRuntime();
  const [machine] = useState(() => create(runtime));
  const state = useSyncExternalStore(machine.subscribe, machine.getState, machine.getState);
  const mounts = useRef(0);
  const startRef = useRef(start);

  useEffect(() => {
    mounts.current += 1;
    const mount = mounts.current;
    if (mount === 1 && startRef.current !== undefined) machine.send(startRef.current);
    return () =>
      void setTimeout(() => {
        if (mounts.current === mount) machine.stop();
      });
  }, [machine]);

  return [state, machine.send];
}
