import { useCallback, useEffect, useRef, useState } from 'react';
import { deleteInstrument, failureOf, getInstruments, type Instrument, isOutcomeUnknown } from '../../api/index.ts';
import { useResource } from '../shared/flow/use-resource.ts';
import { acknowledgeInstruments } from '../shared/payment/instrument-registration.ts';
import { takePending } from '../shared/payment/pending-instrument.ts';
import { withMoneyLock } from '../shared/runtime/money-lock.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import type { ToastMessage } from '../shared/ui/feedback/Toast.tsx';
import { text } from './text.ts';

/** Delay before the list is read again after a failed deletion (part 2 §8). */
const RELOAD_AFTER_MS = 1000;

/** The saved instruments. Deletion is optimistic: an instrument that the server did not delete appears again. */
export function useMethods() {
  const { client, resources, storage, tracking } = useRuntime();
  const { data, failure, isFetching, reload } = useResource('instruments', async (signal) => {
    const { instruments } = await client.call(getInstruments, { signal });
    acknowledgeInstruments(storage, instruments);
    return instruments;
  });
  const [message, setMessage] = useState<ToastMessage | null>(null);
  /** Ids of instruments that are deleted or being deleted. */
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const messages = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  const say = useCallback((kind: ToastMessage['kind'], sentence: string) => {
    messages.current += 1;
    setMessage({ id: messages.current, kind, text: sentence });
  }, []);

  // StrictMode mounts twice: the second `takePending` finds nothing and shows no message.
  useEffect(() => {
    const added = takePending(storage, 'INSTRUMENTS_ADDED_PI');
    if (added !== null) say('info', text.added(added.label));
  }, [storage, say]);

  /** Also false when the list cannot be read. */
  async function isGone(id: string): Promise<boolean> {
    try {
      const { instruments } = await client.call(getInstruments, {});
      return !instruments.some((known) => known.id === id);
    } catch {
      return false;
    }
  }

  async function remove(instrument: Instrument): Promise<void> {
    const { id, label } = instrument;
    const mark = (isRemoved: boolean) =>
      setRemoved((before) => {
        const next = new Set(before);
        if (isRemoved) next.add(id);
        else next.delete(id);
        return next;
      });
    mark(true);
    try {
      const answer = await withMoneyLock(`delete.${id}`, () => client.call(deleteInstrument, { params: { id } }));
      resources.invalidate('instruments');
      if (!isShown.current) return;
      if (answer !== 'busy') say('info', text.removed(label));
      reload();
    } catch (thrown) {
      const reason = failureOf(thrown);
      resources.invalidate('instruments');
      if (reason.kind === 'unauthorized' || !isShown.current) return;
      tracking.event('payment', `delete ${reason.kind}`);
      // The answer was lost: only the list shows whether the instrument was deleted.
      if (isOutcomeUnknown(reason) && (await isGone(id))) {
        if (!isShown.current) return;
        say('info', text.removed(label));
        return reload();
      }
      if (!isShown.current) return;
      mark(false);
      say('error', text.removeError);
      clearTimeout(timer.current);
      timer.current = setTimeout(reload, RELOAD_AFTER_MS);
    }
  }

  return {
    instruments: data?.filter(({ id }) => !removed.has(id)),
    failure,
    isFetching,
    reload,
    remove: (instrument: Instrument) => void remove(instrument),
    message,
    dismissMessage: useCallback(() => setMessage(null), []),
  };
}
