/** For the tests of the machines: tables of transitions, and the events that a state does not handle. */
import { describe, expect, test } from 'vitest';
import type { Step } from './machine.ts';

type Named = { readonly name: string };
type Typed = { readonly type: string };
type Transition<State, Event, Command> = readonly [from: State, event: Event, to: State, command?: Command];
type Pair<State, Event> = readonly [state: State, event: Event];

/** Tests the transitions; each row begins with the name of its test. */
export function testRows<State, Event, Command>(
  step: Step<State, Event, Command>,
  rows: readonly (readonly [what: string, ...Transition<State, Event, Command>])[],
): void {
  for (const [what, from, event, to, command] of rows) test(what, () => expect(step(from, event)).toEqual({ state: to, command }));
}

/** Tests the transitions; the names of state and event name the test. */
export const testTable = <State extends Named, Event extends Typed, Command>(
  step: Step<State, Event, Command>,
  table: readonly Transition<State, Event, Command>[],
): void =>
  testRows(
    step,
    table.map((row) => [`${row[0].name} + ${row[1].type} = ${row[2].name}`, ...row]),
  );

/** Tests that the same state object comes back, without a command. */
export function testForeignPairs<State extends Named, Event extends Typed, Command>(
  step: Step<State, Event, Command>,
  pairs: readonly NoInfer<Pair<State, Event>>[],
): void {
  describe('a foreign event leaves the very same state', () => {
    for (const [state, event] of pairs) test(`${state.name}: ${event.type}`, () => expectUnchanged(step, state, event));
  });
}

function expectUnchanged<State, Event>(step: Step<State, Event, unknown>, state: State, event: Event): void {
  const next = step(state, event);
  expect(next.state).toBe(state);
  expect(next.command).toBeUndefined();
}

/**
 * Tests every state with every event that it does not handle.
 * @param heard the events that each state handles; a state that is not listed handles none
 */
export function testForeign<State extends Named, Event extends Typed, Command>(
  step: Step<State, Event, Command>,
  states: readonly NoInfer<State>[],
  events: readonly NoInfer<Event>[],
  heard: NoInfer<Readonly<Partial<Record<State['name'], readonly Event['type'][]>>>>,
): void {
  const isHeard = (state: State, event: Event) => heard[state.name as State['name']]?.includes(event.type) === true;
  testForeignPairs(
    step,
    states.flatMap((state) => events.filter((event) => !isHeard(state, event)).map((event) => [state, event] as const)),
  );
}

/**
 * Tests every state with every event, both by the names of their samples. A pair that the table does not list keeps the very same
 * state, without a command.
 */
export function testEveryPair<State, Event, Command, StateName extends string, EventName extends string>(
  step: Step<State, Event, Command>,
  states: Readonly<Record<StateName, NoInfer<State>>>,
  events: Readonly<Record<EventName, NoInfer<Event>>>,
  table: readonly (readonly [from: NoInfer<StateName>, event: NoInfer<EventName>, to: State, command?: Command])[],
): void {
  for (const state of Object.keys(states) as StateName[]) {
    test.each(Object.keys(events) as EventName[])(`${state}, %s`, (event) => {
      const listed = table.find(([from, by]) => from === state && by === event);
      if (listed === undefined) expectUnchanged(step, states[state], events[event]);
      else expect(step(states[state], events[event])).toEqual({ state: listed[2], command: listed[3] });
    });
  }
}
