/** For the tests of the machines: the events that a state does not handle. */
import { expect, test } from 'vitest';
import type { Step } from './machine.ts';

type Named = { readonly name: string };
type Typed = { readonly type: string };
type Pair<State, Event> = readonly [state: State, event: Event];

/** Every state paired with every event that it does not handle. `heard`: the events that each state handles. */
export const foreignPairs = <State extends Named, Event extends Typed>(
  states: readonly State[],
  events: readonly Event[],
  heard: Readonly<Record<State['name'], readonly Event['type'][]>>,
): Pair<State, Event>[] =>
  states.flatMap((state) =>
    events.filter(({ type }) => !heard[state.name as State['name']].includes(type)).map((event) => [state, event] as const),
  );

/** Tests that an unhandled event returns the same state object and no command. */
export function testForeign<State extends Named, Event extends Typed, Command>(
  step: Step<State, Event, Command>,
  pairs: readonly Pair<State, Event>[],
): void {
  test.each(pairs.map(([state, event]) => [state.name, event.type, state, event] as const))('%s: %s', (_, __, state, event) => {
    const next = step(state, event);
    expect(next.state).toBe(state);
    expect(next.command).toBeUndefined();
  });
}
