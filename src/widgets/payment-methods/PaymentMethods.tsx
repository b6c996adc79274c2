import { useState } from 'react';
import type { Instrument } from '../../api/index.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { AppBar } from '../shared/ui/page/AppBar.tsx';
import { Button } from '../shared/ui/controls/Button.tsx';
import { Dialog } from '../shared/ui/feedback/Dialog.tsx';
import { Icon } from '../shared/ui/pictures/Icon.tsx';
import { MethodBox, MethodItem, MethodLink, MethodSection, MethodText } from '../shared/ui/page/MethodList.tsx';
import { ErrorPanel } from '../shared/ui/feedback/Notice.tsx';
import { Loading, Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { useRestoreFocus } from '../shared/ui/interaction/use-restore-focus.ts';
import { Toast } from '../shared/ui/feedback/Toast.tsx';
import * as css from './PaymentMethods.css.ts';
import { text } from './text.ts';
import { useMethods } from './use-methods.ts';

interface PaymentMethodsProps {
  /** The back button of its bar; without it there is none. */
  readonly onBack?: () => void;
}

/** 'Pagamento': the saved payment methods and the vouchers (part 2 §2 'Payment methods list'). */
export function PaymentMethods({ onBack }: PaymentMethodsProps) {
  const { instruments, failure, isFetching, reload, remove, message, dismissMessage } = useMethods();
  /** The method that the person may delete. */
  const [asked, setAsked] = useState<Instrument | null>(null);
  const keep = () => setAsked(null);
  // A deleted method takes its focused button with it: the focus moves to the list.
  const page = useRestoreFocus<HTMLDivElement>(String(instruments?.length));

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
          <ErrorPanel title={text.error} text={text.errorText} onRetry={reload} isPending={isFetching} />
        ) : (
          <div className={css.skeleton}>
            <Loading label={text.loading} />
            <Skeleton width={180} height={16} radius={8} />
            <Skeleton height={136} radius={22} />
            <Skeleton width={120} height={16} radius={8} />
            <Skeleton height={136} radius={22} />
          </div>
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
                  remove(asked);
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
              <MethodText {...asked} />
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
  const { navigation } = useRuntime();
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
            <MethodText {...instrument} />
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
          sublabel={text.addNote}
          end={<Icon name="plus" isSmall />}
        />
      </MethodBox>
    </MethodSection>
  );
}

function Vouchers({ hasEdenred }: { hasEdenred: boolean }) {
  const { navigation, paymentMethods } = useRuntime();
  const mayAddEdenred = !hasEdenred && paymentMethods?.includes('edenred_ticket') !== false;
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
