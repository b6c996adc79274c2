import { failureOf, failureToTell, getInstruments, type Instrument, isOutcomeUnknown, serverSentence } from '../../../api/index.ts';
import { withMoneyLock } from '../runtime/money-lock.ts';
import type { StoragePort } from '../runtime/ports.ts';
import type { Runtime } from '../runtime/runtime.tsx';
import { resultOfFailure, submitOnce } from './money-operation.ts';

/** What came of adding an instrument, as the screens' machines hear it. */
export type RegistrationResult =
  | { readonly type: 'added'; readonly instrument: Instrument }
  /** It was not added; `sentence`: the server's own. */
  | { readonly type: 'refused'; readonly sentence: string | null }
  /** The answer got lost, and the list cannot be read: `lookUp` before anything is sent again. */
  | { readonly type: 'unknown' };

/** The server's answer to the call that adds. */
type Answer = { readonly instrument: Instrument } | { readonly message: string | null };

export interface InstrumentRegistration {
  /** Adds, alone in all tabs. An answer that gets lost is looked up in the list. @returns null as `submitOnce` does */
  register(call: () => Promise<Answer>, signal: AbortSignal): Promise<RegistrationResult | null>;
  /** Whether the last one came after all. @returns null as `submitOnce` does */
  lookUp(signal: AbortSignal): Promise<RegistrationResult | null>;
}

const REFUSED: RegistrationResult = { type: 'refused', sentence: null };

/** Among these the instrument of the last try, if that was of this type, or of any when `type` is left out. */
function findRegistered(storage: StoragePort, known: readonly Instrument[], type?: string): Instrument | undefined {
  const [of = '', ...ids] = (storage.read('pendingRegistration')?.split(' ') ?? []).map(decodeURIComponent);
  if (type !== undefined && type !== of) return undefined;
  return known.find((instrument) => instrument.type === of && !ids.includes(instrument.id));
}

/**
 * For whatever shows instruments, or uses one: the person has seen what the last try added, and the next press adds another.
 * An answer alone does not settle a try, because the person may have left before it was shown.
 */
export function acknowledgeInstruments(storage: StoragePort, shown: readonly Instrument[]): void {
  if (findRegistered(storage, shown) !== undefined) storage.remove('pendingRegistration');
}

/**
 * Adds instruments of one type. What was there before a try is kept in the tab until the person has seen what was added, or
 * the server has refused it: until then the next press finds it, and sends nothing.
 */
export function createInstrumentRegistration(
  runtime: Pick<Runtime, 'client' | 'storage' | 'tracking'>,
  type: string,
): InstrumentRegistration {
  const { client, storage } = runtime;
  const lock = `pay.add.${type}`;
  /** Those that were there before the last try, to know a new one by. */
  let before: readonly Instrument[] = [];

  const remember = (known: readonly Instrument[]) =>
    storage.write('pendingRegistration', [type, ...known.map(({ id }) => id)].map(encodeURIComponent).join(' '));
  const forget = () => storage.remove('pendingRegistration');
  const findNew = (known: readonly Instrument[]) => known.find(({ id }) => !before.some((earlier) => earlier.id === id));
  const added = (instrument: Instrument | undefined): RegistrationResult =>
    instrument === undefined ? REFUSED : { type: 'added', instrument };

  const read = async (signal: AbortSignal): Promise<readonly Instrument[]> => {
    const { instruments } = await client.call(getInstruments, { signal });
    return instruments.filter((instrument) => instrument.type === type);
  };

  return {
    async register(call, signal) {
      const result = await submitOnce<readonly Instrument[], Answer>(runtime, {
        lock,
        event: ['payment', `add ${type}`],
        signal,
        // Nothing is sent of which nobody could tell afterwards whether it came.
        read: () => read(signal),
        isStillValid: (known) => findRegistered(storage, known, type) === undefined,
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
            return failureToTell(thrown) === null ? null : resultOfFailure(failure);
          }
        },
      });
      switch (result?.type) {
        case 'done':
          return 'instrument' in result.answer ? added(result.answer.instrument) : { type: 'refused', sentence: result.answer.message };
        case 'changed':
          return added(findRegistered(storage, result.now, type));
        case 'busy':
        case 'not-sent':
          return REFUSED;
        case 'refused':
          return { type: 'refused', sentence: serverSentence(result.failure) };
        case 'outcome-unknown':
          return { type: 'unknown' };
        case undefined:
          return null;
        default:
          return result satisfies never;
      }
    },
    async lookUp(signal) {
      try {
        const known = await withMoneyLock(lock, () => read(signal));
        return known === 'busy' ? { type: 'unknown' } : added(findNew(known));
      } catch (thrown) {
        return failureToTell(thrown) === null ? null : { type: 'unknown' };
      }
    },
  };
}
