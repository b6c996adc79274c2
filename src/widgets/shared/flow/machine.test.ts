import { expect, test, vi } from 'vitest';
import { type Deferred, deferred } from '../runtime/test-kit.ts';
import { createMachine, type Run, type Step } from './machine.ts';

/** A search that asks a server: `typed` overtakes what was asked before. */
type State = { readonly name: 'idle' } | { readonly name: 'asking' | 'found'; readonly what: string };
type Event = { readonly type: 'typed' | 'answered'; readonly what: string } | { readonly type: 'unknown' };
interface Command {
  readonly ask: string;
}

const step: Step<State, Event, Command> = (state, event) => {
  switch (event.type) {
    case 'typed':
      return { state: { name: 'asking', what: event.what }, command: { ask: event.what } };
    case 'answered':
      return state.name === 'asking' ? { state: { name: 'found', what: event.what } } : { state };
    default:
      return { state };
  }
};

function setUp() {
  const asked: (Deferred<string> & { what: string; signal: AbortSignal; send(event: Event): void })[] = [];
  const run = vi.fn<Run<Event, Command>>(async (command, { send, signal }) => {
    const request = { ...deferred<string>(), what: command.ask, signal, send };
    asked.push(request);
    send({ type: 'answered', what: await request.promise });
  });
  const machine = createMachine<State, Event, Command>({ name: 'idle' }, step, run);
  const seen: State[] = [];
  const unsubscribe = machine.subscribe(() => seen.push(machine.getState()));
  return { machine, asked, run, seen, unsubscribe };
}

const settle = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(resolve))));

test('an event moves the state, its command runs, and the answer comes back as an event', async () => {
  const { machine, asked, seen } = setUp();
  machine.send({ type: 'typed', what: 'riso' });
  expect(machine.getState()).toEqual({ name: 'asking', what: 'riso' });
  asked[0]?.resolve('riso freddo');
  await settle();
  expect(seen).toEqual([
    { name: 'asking', what: 'riso' },
    { name: 'found', what: 'riso freddo' },
  ]);
});

test('a newer command aborts the one before, whose answer is not heard, whichever comes first', async () => {
  const { machine, asked } = setUp();
  machine.send({ type: 'typed', what: 'riso' });
  machine.send({ type: 'typed', what: 'pasta' });
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  asked[0]?.resolve('riso freddo');
  await settle();
  expect(machine.getState()).toEqual({ name: 'asking', what: 'pasta' });
  asked[1]?.resolve('pasta al forno');
  await settle();
  expect(machine.getState()).toEqual({ name: 'found', what: 'pasta al forno' });
  asked[0]?.send({ type: 'typed', what: 'riso' });
  expect(machine.getState()).toEqual({ name: 'found', what: 'pasta al forno' });
  expect(asked).toHaveLength(2);
});

test('an event without a command leaves the one under way alone', async () => {
  const { machine, asked } = setUp();
  machine.send({ type: 'typed', what: 'riso' });
  machine.send({ type: 'unknown' });
  expect(asked[0]?.signal.aborted).toBe(false);
  asked[0]?.resolve('riso freddo');
  await settle();
  expect(machine.getState().name).toBe('found');
});

test('a foreign event keeps the very same state, tells nobody and runs nothing', () => {
  const { machine, run, seen } = setUp();
  const before = machine.getState();
  machine.send({ type: 'answered', what: 'late' });
  machine.send({ type: 'unknown' });
  expect(machine.getState()).toBe(before);
  expect([seen.length, run.mock.calls.length]).toEqual([0, 0]);
});

test('stop aborts, and nothing is heard afterwards', async () => {
  const { machine, asked, run } = setUp();
  machine.send({ type: 'typed', what: 'riso' });
  machine.stop();
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[0]?.resolve('riso freddo');
  await settle();
  machine.send({ type: 'typed', what: 'pasta' });
  expect(machine.getState()).toEqual({ name: 'asking', what: 'riso' });
  expect(run).toHaveBeenCalledTimes(1);
});

test('whoever left is not told, and may unsubscribe while being told', () => {
  const { machine, seen, unsubscribe } = setUp();
  const other = vi.fn();
  const leaveMidway = machine.subscribe(() => leaveMidway());
  machine.subscribe(other);
  unsubscribe();
  machine.send({ type: 'typed', what: 'riso' });
  machine.send({ type: 'typed', what: 'pasta' });
  expect([seen.length, other.mock.calls.length]).toEqual([0, 2]);
});

test('a command that answers at once: the listeners see both states', () => {
  const seen: string[] = [];
  const machine = createMachine<State, Event, Command>({ name: 'idle' }, step, ({ ask }, { send }) =>
    send({ type: 'answered', what: ask }),
  );
  machine.subscribe(() => seen.push(machine.getState().name));
  machine.send({ type: 'typed', what: 'riso' });
  expect(seen).toEqual(['asking', 'found']);
});
