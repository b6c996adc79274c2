import { type MouseEvent, useId } from 'react';
import { isBusy, isLoading, type OrderingState } from '../shared/ordering/ordering-state.ts';
import { hasExpired } from '../shared/rules/availability.ts';
import { AppLink } from '../shared/ui/page/AppLink.tsx';
import { Button, buttonClass } from '../shared/ui/controls/Button.tsx';
import { visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { Spinner } from '../shared/ui/feedback/Spinner.tsx';
import * as css from './Cart.css.ts';
import { FootSkeleton } from './FootSkeleton.tsx';
import { Totals } from './Totals.tsx';
import { Text } from '../shared/text/Text.tsx';
import { useMoney } from '../shared/text/use-money.ts';
import { useText } from './text.ts';

/** Leads to the payment of this cart that has not ended. */
export const PaymentLink = ({ uuid }: { uuid: string }) => {
  const text = useText();
  return (
    <AppLink to={{ to: 'payment', uuid }} className={buttonClass('primary', 'large')}>
      {text.followPayment}
    </AppLink>
  );
};

interface PayFootProps {
  state: OrderingState;
  onPay(event: MouseEvent): void;
}

/** What the foot of the cart shows: placeholders before the area is known, and nothing without an order. */
export function footOf({ state, pay }: { state: OrderingState; pay: PayFootProps['onPay'] }) {
  const { area, order, status } = state;
  if (area === null) return isLoading(status) ? <FootSkeleton hasCharge /> : undefined;
  return order === null ? undefined : <PayFoot state={state} onPay={pay} />;
}

function PayFoot({ state, onPay }: PayFootProps) {
  const text = useText();
  const money = useMoney();
  const { area, order, split, paymentUuid, pending, isConfirming } = state;
  const chargeId = useId();
  // Names the instrument that is charged first, says that the payment asks for one, or when the door opens.
  const { partialAmountMethod: first, definedAmountMethod: rest } = state.instruments;
  const isUnpaid = split.toPay > 0 && first === null && rest === null;
  const isUnsellable = hasExpired(area, order);
  const charge = isUnpaid
    ? text.methodNext
    : first
      ? text.chargedFirst(first.paymentInstrument.label, rest?.paymentInstrument.label)
      : area?.type === 'locker' && !isUnsellable && text.opensWhenPaid;
  const isClosed = area?.catalogue.isOpen === false;

  return (
    <>
      <Totals order={order} split={split} />
      {paymentUuid !== null ? (
        <PaymentLink uuid={paymentUuid} />
      ) : isClosed ? null : (
        <>
          {charge && (
            <p id={chargeId} className={css.charge}>
              <Text>{charge}</Text>
            </p>
          )}
          {/* With an item that is not sold, a press explains it. */}
          <Button
            look={isUnsellable ? 'neutral' : 'primary'}
            size="large"
            isPending={isBusy(state)}
            aria-describedby={charge ? chargeId : undefined}
            onClick={onPay}
          >
            {isConfirming && <Spinner size={18} />}
            <Text>{split.toPay > 0 ? text.pay(money(split.toPay)) : text.confirm}</Text>
          </Button>
        </>
      )}
      <p className={visuallyHidden} role="status">
        {isConfirming ? text.confirming : pending > 0 ? text.updating : ''}
      </p>
    </>
  );
}
