import { useCallback, useEffect, useRef, useState } from 'react';
import { deleteInstrument, getInstruments, type Instrument, isOutcomeUnknown, type WireId } from '../../api/index.ts';
import { invalidate } from '../shared/flow/query-client.ts';
import { useApiQuery } from '../shared/flow/use-api-query.ts';
import { acknowledgeInstruments } from '../shared/payment/pending-registration.ts';
import { isMethodInUse } from '../shared/payment/methods-in-use.ts';
import { NOTHING_TO_READ, resultOfFailure, submitOnce } from '../shared/payment/money-operation.ts';
import { isInstrument, takePicked } from '../shared/payment/pending-instrument.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { AppBar } from '../shared/ui/page/AppBar.tsx';
import { Button } from '../shared/ui/controls/Button.tsx';
import { Dialog } from '../shared/ui/feedback/Dialog.tsx';
import { Icon } from '../shared/ui/pictures/Icon.tsx';
import { MethodBox, MethodItem, MethodLink, MethodSection, MethodsSkeleton, MethodText } from '../shared/ui/page/MethodList.tsx';
import { ErrorPanel } from '../shared/ui/feedback/Notice.tsx';
import { LoadingArea } from '../shared/ui/feedback/LoadingArea.tsx';
import { useRestoreFocus } from '../shared/ui/interaction/use-restore-focus.ts';
import { Toast, type ToastMessage } from '../shared/ui/feedback/Toast.tsx';
import { afterPaint } from '../shared/ui/interaction/after-paint.ts';
import { Text } from '../shared/text/Text.tsx';
import * as css from './PaymentMethods.css.ts';
import { useText } from './text.ts';

interface PaymentMethodsProps {
  /** Without it the bar has no back button. */
  readonly onBack?: () => void;
}

/** Delay before the list is read again after a failed deletion (P2-8.1). */
const RELOAD_AFTER_MS = 1000;

/**
 * 'Pagamento': the saved payment methods and the vouchers (P2-2.20 to P2-2.28). Deletion is optimistic: a method that
 * the server did not delete appears again.
 */
export function PaymentMethods({ onBack }: PaymentMethodsProps) {
  const text = useText();
  const runtime = useRuntime();
  const { client, queryClient, storage } = runtime;
  const { data, failure, isFetching, reload } = useApiQuery(getInstruments);
  useEffect(() => {
    if (data !== undefined) acknowledgeInstruments(storage, data.instruments);
  }, [storage, data]);
  /** The method that the person may delete. */
  const [asked, setAsked] = useState<Instrument | null>(null);
  const keep = () => setAsked(null);
  /** Ids of instruments that are deleted or being deleted. */
  const [removed, setRemoved] = useState<ReadonlySet<WireId>>(new Set());
  const instruments = data?.instruments.filter(({ id }) => !removed.has(id));
  // A deleted method takes its focused button with it: the focus moves to the list.
  const page = useRestoreFocus<HTMLDivElement>(String(instruments?.length));

  const [message, setMessage] = useState<ToastMessage | null>(null);
  const dismissMessage = useCallback(() => setMessage(null), []);
  const showMessage = useCallback((kind: ToastMessage['kind'], sentence: string) => {
    setMessage((before) => ({ id: (before?.id ?? 0) + 1, kind, text: <Text>{sentence}</Text> }));
  }, []);
  // StrictMode mounts twice: the second `takePicked` finds nothing and shows no message.
  useEffect(() => {
    const added = takePicked(storage, 'INSTRUMENTS_ADDED_PI');
    // Screen readers announce what changes in a page that they have met.
    if (added !== null) afterPaint(() => showMessage('info', (isInstrument(added) ? text.added : text.saved)(added.label)));
  }, [storage, showMessage, text]);

  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  async function remove({ id, label }: Instrument): Promise<void> {
    setRemoved((before) => new Set(before).add(id));
    const isGone = async () => !(await client.call(getInstruments, {})).instruments.some((known) => known.id === id);
    const result = await submitOnce<null, unknown>(runtime, {
      ...NOTHING_TO_READ,
      lock: `delete.${id}`,
      event: ['payment', 'delete'],
      send: () => client.call(deleteInstrument, { params: { id } }),
      // The answer was lost: only the list shows whether the instrument was deleted, if it can be read.
      reconcile: async (failure) =>
        isOutcomeUnknown(failure) && isShown.current && (await isGone().catch(() => false))
          ? { type: 'done', answer: null }
          : resultOfFailure(failure),
    });
    invalidate(queryClient, 'b2c/payment-instrument/');
    if (result === null || !isShown.current) return;
    if (result.type === 'done') showMessage('info', text.removed(label));
    if (result.type === 'done' || result.type === 'busy') return reload();
    setRemoved((before) => new Set([...before].filter((other) => other !== id)));
    showMessage('error', text.removeError);
    clearTimeout(timer.current);
    timer.current = setTimeout(reload, RELOAD_AFTER_MS);
  }

  return (
    <>
      <AppBar title={text.title} onBack={onBack} />
      <div ref={page} className={css.page} tabIndex={-1}>
        {instruments !== undefined ? (
          <>
            <Methods instruments={instruments} onRemove={setAsked} />
            <Vouchers hasEdenred={instruments.some(({ type }) => type === 'edenred_ticket')} />
          </>
        ) : failure !== null ? (
          <ErrorPanel text={text.errorText} onRetry={reload} isPending={isFetching} />
        ) : (
          <LoadingArea label={text.loading} onRetry={reload}>
            <MethodsSkeleton lists={[2, 2]} />
          </LoadingArea>
        )}
      </div>
      {asked !== null && (
        <Dialog
          title={text.confirmTitle}
          onClose={keep}
          foot={
            <div className={css.foot}>
              <Button
                look="danger"
                size="large"
                onClick={() => {
                  keep();
                  void remove(asked);
                }}
              >
                {text.remove}
              </Button>
              <Button look="quiet" onClick={keep}>
                {text.keep}
              </Button>
            </div>
          }
        >
          <div className={css.confirm}>
            <div className={css.subject}>
              <MethodText {...asked} lang="it" translate="no" />
            </div>
            <p className={css.question}>{text.confirmText}</p>
          </div>
        </Dialog>
      )}
      <Toast message={message} onDone={dismissMessage} />
    </>
  );
}

function Methods({ instruments, onRemove }: { instruments: readonly Instrument[]; onRemove(instrument: Instrument): void }) {
  const text = useText();
  const { navigation, paymentMethods } = useRuntime();
  const kinds = Object.entries(text.kinds).flatMap(([name, kind]) => (isMethodInUse(paymentMethods, name) ? [kind] : []));
  const returnUrl = navigation.href({ to: 'payment-methods' });
  return (
    <MethodSection title={text.methods}>
      <MethodBox>
        {instruments.length === 0 && (
          <li className={css.empty}>
            <p className={css.emptyTitle}>{text.empty}</p>
            <p>{text.emptyText}</p>
          </li>
        )}
        {instruments.map((instrument) => (
          <MethodItem key={instrument.id}>
            <MethodText {...instrument} lang="it" translate="no" />
            <Button
              look="quiet"
              size="tap"
              hugs
              className={css.remove}
              aria-label={text.removeNamed(instrument.label)}
              onClick={() => onRemove(instrument)}
            >
              {text.remove}
            </Button>
          </MethodItem>
        ))}
        <MethodLink
          to={{ to: 'payment-options', context: 'definedAmountMethod', keyToUpdate: 'INSTRUMENTS_ADDED_PI', returnUrl, hidesSaved: true }}
          provider=""
          category="card"
          label={text.add}
          sublabel={kinds.join(', ')}
          end={<Icon name="plus" isSmall />}
        />
      </MethodBox>
    </MethodSection>
  );
}

function Vouchers({ hasEdenred }: { hasEdenred: boolean }) {
  const text = useText();
  const { navigation, paymentMethods } = useRuntime();
  const mayAddEdenred = !hasEdenred && isMethodInUse(paymentMethods, 'edenred_ticket');
  const returnUrl = navigation.href({ to: 'payment-methods' });
  return (
    <MethodSection title={text.vouchers}>
      <MethodBox>
        {mayAddEdenred && (
          <MethodLink
            to={{ to: 'add-payment-method', method: 'edenred_ticket', keyToUpdate: 'INSTRUMENTS_ADDED_PI', returnUrl }}
            provider="edenred_ticket"
            label={text.edenred}
            sublabel={text.edenredNote}
          />
        )}
        <MethodLink to={{ to: 'wallet' }} provider="" category="ticket" label={text.otherVouchers} sublabel={text.otherVouchersNote} />
      </MethodBox>
    </MethodSection>
  );
}
