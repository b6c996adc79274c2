import { failureOf, displayableFailure, getInstruments, type Instrument, isOutcomeUnknown, serverSentence } from '../../../api/index.ts';
import { withMoneyLock } from '../runtime/money-lock.ts';
import type { Runtime } from '../runtime/runtime.tsx';
import { resultOfFailure, submitOnce } from './money-operation.ts';
import { findRegistered } from './pending-registration.ts';

/**
 * The result of adding an instrument, for the screens. `sentence`: the server's message. `isUnknown`: the
 * answer was lost and the list cannot be read. Call `lookUp` before anything is sent again.
 */
export type RegistrationResult =
  | { readonly type: 'added'; readonly instrument: Instrument }
  | { readonly type: 'not-added'; readonly sentence: string | null; readonly isUnknown: boolean };

type Answer = { readonly instrument: Instrument } | { readonly message: string | null };

const notAdded = (sentence: string | null = null, isUnknown = false): RegistrationResult => ({ type: 'not-added', sentence, isUnknown });
const UNKNOWN = notAdded(null, true);

/**
 * Adds instruments of one type. The ids that existed before a try are kept in the browser until the person has seen the new
 * instrument, or the server has refused it. Until then the next press finds it and sends nothing.
 */
export function createInstrumentRegistration(runtime: Pick<Runtime, 'client' | 'storage' | 'tracking'>, type: string) {
  const { client, storage } = runtime;
  const lock = `pay.add.${type}`;
  /** The instruments before the last try, to recognise a new one. */
  let before: readonly Instrument[] = [];

  const remember = (known: readonly Instrument[]) =>
    storage.write('pendingRegistration', [type, ...known.map(({ id }) => id)].map(encodeURIComponent).join(' '));
  const forget = () => storage.remove('pendingRegistration');
  const findNew = (known: readonly Instrument[]) => known.find(({ id }) => !before.some((earlier) => earlier.id === id));
  const added = (instrument: Instrument | undefined): RegistrationResult =>
    instrument === undefined ? notAdded() : { type: 'added', instrument };

  const read = async (signal: AbortSignal): Promise<readonly Instrument[]> => {
    const { instruments } = await client.call(getInstruments, { signal });
    return instruments.filter((instrument) => instrument.type === type);
  };

  return {
    /** Adds an instrument under a lock of all tabs. After a lost answer it reads the list. @returns null as `submitOnce` does */
    async register(call: () => Promise<Answer>, signal: AbortSignal): Promise<RegistrationResult | null> {
      const result = await submitOnce<readonly Instrument[], Answer>(runtime, {
        lock,
        event: ['payment', `add ${type}`],
        signal,
        // Without the list, a lost answer could not be checked afterwards. So nothing is sent if the read fails.
        read: () => read(signal),
        isStillValid: (known) => findRegistered(storage, known) === undefined,
        async send(known) {
          before = known;
          remember(known);
          try {
            const answer = await call();
            if (!('instrument' in answer)) forget();
            return answer;
          } catch (thrown) {
            if (!isOutcomeUnknown(failureOf(thrown))) forget();
            throw thrown;
          }
        },
        async reconcile(failure) {
          try {
            const instrument = findNew(await read(signal));
            return instrument === undefined ? { type: 'refused', failure } : { type: 'done', answer: { instrument } };
          } catch (thrown) {
            return displayableFailure(thrown) === null ? null : resultOfFailure(failure);
          }
        },
      });
      switch (result?.type) {
        case 'done':
          return 'instrument' in result.answer ? added(result.answer.instrument) : notAdded(result.answer.message);
        case 'changed':
          return added(findRegistered(storage, result.now));
        case 'busy':
        case 'not-sent':
          return notAdded();
        case 'refused':
          return notAdded(serverSentence(result.failure));
        case 'outcome-unknown':
          return UNKNOWN;
        case undefined:
          return null;
        default:
          return result satisfies never;
      }
    },
    /** Checks whether the last registration succeeded. @returns null as `submitOnce` does */
    async lookUp(signal: AbortSignal): Promise<RegistrationResult | null> {
      try {
        const known = await withMoneyLock(lock, () => read(signal));
        return known === 'busy' ? UNKNOWN : added(findNew(known));
      } catch (thrown) {
        return displayableFailure(thrown) === null ? null : UNKNOWN;
      }
    },
  };
}
