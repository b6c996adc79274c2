import { getPrivacyConsent, setPrivacyConsent } from '../../api/index.ts';
import { createMachine, runBy, useMachine } from '../shared/flow/machine.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { step } from './consent.flow.ts';

/** Time-out of the request. Its answer is ignored, so the person does not wait longer. */
const SEND_LIMIT_MS = 8000;

const createConsent = ({ client }: Runtime, onDone: () => void) =>
  createMachine(
    { name: 'FETCHING_DATA' },
    step,
    runBy({
      fetch: async (_, { send, signal }) => {
        try {
          const { data } = await client.call(getPrivacyConsent, { signal });
          send({ type: 'fetched', choices: data });
        } catch {
          send({ type: 'fetch-failed' });
        }
      },
      send: async ({ choices }, { send }) => {
        // Quiet: the next page gets the same 401 and then remembers its own path.
        await client.call(setPrivacyConsent, { body: { data: choices }, quiet: true, timeoutMs: SEND_LIMIT_MS }).catch(() => undefined);
        send({ type: 'sent' });
      },
      leave: onDone,
    }),
  );

export function useConsent(onDone: () => void) {
  const runtime = useRuntime();
  return useMachine(() => createConsent(runtime, onDone), { type: 'opened' });
}
