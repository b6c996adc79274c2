import { type ApiFailure, failureOf, getInstruments, type Instrument, isOutcomeUnknown, serverSentence } from '../../../api/index.ts';
import { withMoneyLock } from '../runtime/money-lock.ts';
import type { StoragePort } from '../runtime/ports.ts';
import type { Runtime } from '../runtime/runtime.tsx';

/** What came of adding an instrument, as the screens' machines hear it. */
export type Adding =
  | { readonly type: 'added'; readonly instrument: Instrument }
  /** It was not added; `sentence`: the server's own. */
  | { readonly type: 'refused'; readonly sentence: string | null }
  /** The answer got lost, and the list cannot be read: `lookUp` before anything is sent again. */
  | { readonly type: 'unknown' };

/** The server's answer to the call that adds. */
type Answer = { readonly instrument: Instrument } | { readonly message: string | null };

export interface Adder {
  /**
   * Adds, alone in all tabs. An answer that gets lost is looked up in the list.
   * @throws ApiError of who is not signed in any more
   */
  add(call: () => Promise<Answer>, signal: AbortSignal): Promise<Adding>;
  /** Whether the last one came after all. @throws ApiError of who is not signed in any more */
  lookUp(signal: AbortSignal): Promise<Adding>;
}

const REFUSED: Adding = { type: 'refused', sentence: null };

/** Among these the instrument of the last try, if that was of this type, or of any when `type` is left out. */
function findRegistered(storage: StoragePort, known: readonly Instrument[], type?: string): Instrument | undefined {
  const [of = '', ...ids] = (storage.read('pendingRegistration')?.split(' ') ?? []).map(decodeURIComponent);
  if (type !== undefined && type !== of) return undefined;
  return known.find((instrument) => instrument.type === of && !ids.includes(instrument.id));
}

/**
 * For whoever shows instruments, or uses one: the person has seen what the last try added, and the next press adds another.
 * An answer alone does not settle a try, because the person may have left before it was shown.
 */
export function acknowledgeInstruments(storage: StoragePort, shown: readonly Instrument[]): void {
  if (findRegistered(storage, shown) !== undefined) storage.remove('pendingRegistration');
}

/**
 * Adds instruments of one type; `intent` is the name of its lock. What was there before a try is kept in the tab until the
 * person has seen what was added, or the server has refused it: until then the next press finds it, and sends nothing.
 */
export function createAdder(
  { client, storage }: Pick<Runtime, 'client' | 'storage'>,
  { type, intent }: { readonly type: string; readonly intent: string },
): Adder {
  /** Those that were there before the last try, to know a new one by. */
  let before: readonly Instrument[] = [];

  const remember = (known: readonly Instrument[]) =>
    storage.write('pendingRegistration', [type, ...known.map(({ id }) => id)].map(encodeURIComponent).join(' '));
  const forget = () => storage.remove('pendingRegistration');

  /** Null: they could not be read. */
  const read = async (signal: AbortSignal): Promise<readonly Instrument[] | null> => {
    try {
      const { instruments } = await client.call(getInstruments, { signal });
      return instruments.filter((instrument) => instrument.type === type);
    } catch (thrown) {
      if (failureOf(thrown).kind === 'unauthorized') throw thrown;
      return null;
    }
  };
  /** `failure`: of the call; null when only the list is asked. */
  const look = async (signal: AbortSignal, failure: ApiFailure | null): Promise<Adding> => {
    const after = await read(signal);
    if (after === null)
      return failure === null || isOutcomeUnknown(failure) ? { type: 'unknown' } : { type: 'refused', sentence: serverSentence(failure) };
    const instrument = after.find(({ id }) => !before.some((known) => known.id === id));
    if (instrument !== undefined) return { type: 'added', instrument };
    return failure === null ? REFUSED : { type: 'refused', sentence: serverSentence(failure) };
  };

  return {
    async add(call, signal) {
      const adding = await withMoneyLock(intent, async (): Promise<Adding> => {
        const known = await read(signal);
        // Nothing is sent of which nobody could tell afterwards whether it came.
        if (known === null || signal.aborted) return REFUSED;
        const lost = findRegistered(storage, known, type);
        if (lost !== undefined) return { type: 'added', instrument: lost };
        before = known;
        remember(known);
        try {
          const answer = await call();
          if ('instrument' in answer) return { type: 'added', instrument: answer.instrument };
          forget();
          return { type: 'refused', sentence: answer.message };
        } catch (thrown) {
          const failure = failureOf(thrown);
          if (!isOutcomeUnknown(failure)) forget();
          if (failure.kind === 'unauthorized') throw thrown;
          return look(signal, failure);
        }
      });
      // Another window adds: here nothing was sent.
      return adding === 'busy' ? REFUSED : adding;
    },
    async lookUp(signal) {
      const adding = await withMoneyLock(intent, () => look(signal, null));
      return adding === 'busy' ? { type: 'unknown' } : adding;
    },
  };
}
