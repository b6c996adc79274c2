import { failureOf } from '../../../api/index.ts';
import { createMachine, type Transition, useMachine } from './machine.ts';

/** What happens after an event, from state to state. `set` throws an AbortError after newer steps have begun. */
export type Steps<State> = (set: (state: State) => void, signal: AbortSignal) => Promise<void>;

/**
 * A state that asynchronous steps change. Newer steps and the unmounting abort the earlier ones.
 * @param isBusy true for a state whose steps must end first: newer ones are ignored
 * @param first steps that run once at the mount; StrictMode mounts twice, so their requests must be reads
 * @param failed returns the next state when steps throw in `state`. It is not called after their abort, nor when the session has
 * ended (401). Without it the steps must not throw
 */
export function useSteps<State>(
  initial: State,
  isBusy: (state: State) => boolean,
  first?: Steps<State>,
  failed?: (state: State, thrown: unknown) => State,
): [state: State, run: (steps: Steps<State>) => void] {
  const [state, send] = useMachine(
    () =>
      createMachine<State, (state: State) => Transition<State, Steps<State>>, Steps<State>>(
        initial,
        (state, event) => event(state),
        async (steps, { send, signal }) => {
          const set = (state: State) => {
            signal.throwIfAborted();
            send(() => ({ state }));
          };
          await steps(set, signal).catch((thrown: unknown) => {
            if (signal.aborted) return;
            if (failed === undefined) throw thrown;
            // An abort by somebody else, a vendor's SDK for example, is a failure, too.
            if (failureOf(thrown).kind !== 'unauthorized') send((state) => ({ state: failed(state, thrown) }));
          });
        },
      ),
    first && ((state) => ({ state, command: first })),
  );
  return [state, (command) => send((state) => (isBusy(state) ? { state } : { state, command }))];
}
