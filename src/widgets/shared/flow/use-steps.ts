import { createMachine, type Transition, useMachine } from './machine.ts';

/** What happens after an event, from state to state. `set` throws an AbortError after newer steps have begun. */
export type Steps<State> = (set: (state: State) => void, signal: AbortSignal) => Promise<void>;

/**
 * A state that asynchronous steps change. Newer steps and the unmounting abort the earlier ones.
 * @param isBusy true for a state whose steps must end first: newer ones are ignored
 * @param first steps that run once at the mount; StrictMode mounts twice, so their requests must be reads
 */
export function useSteps<State>(
  initial: State,
  isBusy: (state: State) => boolean,
  first?: Steps<State>,
): [state: State, run: (steps: Steps<State>) => void] {
  const [state, send] = useMachine(
    () =>
      createMachine<State, Partial<Transition<State, Steps<State>>>, Steps<State>>(
        initial,
        (state, event) => (event.command !== undefined && isBusy(state) ? { state } : { state, ...event }),
        async (steps, { send, signal }) => {
          const set = (state: State) => {
            signal.throwIfAborted();
            send({ state });
          };
          await steps(set, signal).catch((thrown: unknown) => {
            if (!signal.aborted) throw thrown;
          });
        },
      ),
    first && { command: first },
  );
  return [state, (command) => send({ command })];
}
