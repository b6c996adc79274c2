import { useCallback, useEffect, useRef, useState } from 'react';
import { deleteInstrument, getInstruments, type Instrument, isOutcomeUnknown } from '../../api/index.ts';
import { useResource } from '../shared/flow/use-resource.ts';
import { acknowledgeInstruments } from '../shared/payment/instrument-registration.ts';
import { NOTHING_TO_READ, resultOfFailure, submitOnce } from '../shared/payment/money-operation.ts';
import { takePending } from '../shared/payment/pending-instrument.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import type { ToastMessage } from '../shared/ui/feedback/Toast.tsx';
import { text } from './text.ts';

/** Delay before the list is read again after a failed deletion (part 2 §8). */
const RELOAD_AFTER_MS = 1000;

/** The saved instruments. Deletion is optimistic: an instrument that the server did not delete appears again. */
export function useMethods() {
  const runtime = useRuntime();
  const { client, resources, storage } = runtime;
  const { data, failure, isFetching, reload } = useResource('instruments', async (signal) => {
    const { instruments } = await client.call(getInstruments, { signal });
    acknowledgeInstruments(storage, instruments);
    return instruments;
  });
  const [message, setMessage] = useState<ToastMessage | null>(null);
  /** Ids of instruments that are deleted or being deleted. */
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  const showMessage = useCallback((kind: ToastMessage['kind'], sentence: string) => {
    setMessage((before) => ({ id: (before?.id ?? 0) + 1, kind, text: sentence }));
  }, []);

  // StrictMode mounts twice: the second `takePending` finds nothing and shows no message.
  useEffect(() => {
    const added = takePending(storage, 'INSTRUMENTS_ADDED_PI');
    if (added !== null) showMessage('info', text.added(added.label));
  }, [storage, showMessage]);

  /** Also false when the list cannot be read. */
  async function isGone(id: string): Promise<boolean> {
    try {
      const { instruments } = await client.call(getInstruments, {});
      return !instruments.some((known) => known.id === id);
    } catch {
      return false;
    }
  }

  async function remove({ id, label }: Instrument): Promise<void> {
    setRemoved((before) => new Set(before).add(id));
    const result = await submitOnce<null, unknown>(runtime, {
      ...NOTHING_TO_READ,
      lock: `delete.${id}`,
      event: ['payment', 'delete'],
      send: () => client.call(deleteInstrument, { params: { id } }),
      // The answer was lost: only the list shows whether the instrument was deleted.
      reconcile: async (failure) =>
        isOutcomeUnknown(failure) && isShown.current && (await isGone(id)) ? { type: 'done', answer: null } : resultOfFailure(failure),
    });
    resources.invalidate('instruments');
    if (result === null || !isShown.current) return;
    if (result.type === 'done') showMessage('info', text.removed(label));
    if (result.type === 'done' || result.type === 'busy') return reload();
    setRemoved((before) => new Set([...before].filter((other) => other !== id)));
    showMessage('error', text.removeError);
    clearTimeout(timer.current);
    timer.current = setTimeout(reload, RELOAD_AFTER_MS);
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
