import type { DietPreference } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import type { OrderingStore } from '../shared/ordering/ordering-state.ts';
import { type DietFilterCommand, type DietFilterEvent, type DietFilterState, startDietFilter, step } from './diet-filter.flow.ts';

/** Time until the error state resets (part 1 §4). */
const ERROR_MS = 2000;

export function useDietFilter(store: OrderingStore, preference: DietPreference | null, onDone: () => void) {
  return useMachine(() =>
    createMachine<DietFilterState, DietFilterEvent, DietFilterCommand>(
      startDietFilter(preference),
      step,
      async (command, { send, signal }) => {
        switch (command.type) {
          case 'save':
            send({ type: 'started' });
            send({ type: await store.saveDietPreference(command.preference) });
            return;
          case 'wait-after-error': {
            const timer = setTimeout(() => send({ type: 'error-seen' }), ERROR_MS);
            signal.addEventListener('abort', () => clearTimeout(timer));
            return;
          }
          case 'leave':
            onDone();
            return;
          default:
            command satisfies never;
        }
      },
    ),
  );
}
