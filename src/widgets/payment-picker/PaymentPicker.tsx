import type { Instrument, PaymentContext } from '../../api/index.ts';
import { useMachine } from '../shared/flow/machine.ts';
import { PaymentStep } from '../shared/payment/PaymentStep.tsx';
import { PickerBody } from './PickerBody.tsx';
import { type Choice, createPicker, isInstrument } from './picker.ts';
import { contextText } from './text.ts';

export interface PaymentPickerProps {
  /** What the method is for: paying an amount, recharging the wallet, or paying a part with vouchers. */
  context: PaymentContext;
  /** Query `hide=payment`: hides the saved instruments. */
  hideSaved?: boolean;
  /** Query `paymentOptionsNull=true`: offers only the saved instruments. */
  hideNew?: boolean;
  /** False when this visit has already opened its only option: after Back the picker shows the list. */
  opensSingle?: boolean;
  /** A PDF about recharging with Day vouchers: an https address or our own path, checked by the link guard. */
  dayGuide?: string | null;
  /** The server has saved the choice; null for a method that has no instrument. */
  onPicked(instrument: Instrument | null): void;
  /** `path`: our page that adds the instrument, checked by the link guard. `isAutomatic`: it opens without a press. */
  onCreate(path: string, isAutomatic: boolean): void;
  /** The back button of its bar; without it there is none. */
  onBack?(): void;
}

/** 'Scegli come pagare', 'Scegli come ricaricare': the saved instruments and the new methods (part 2 §2 'Payment options'). */
export function PaymentPicker({
  context,
  hideSaved = false,
  hideNew = false,
  opensSingle = true,
  dayGuide = null,
  onPicked,
  onCreate,
  onBack,
}: PaymentPickerProps) {
  const picked = (choice: Choice) => onPicked(isInstrument(choice) ? choice : null);
  const options = { context, hideSaved, hideNew, opensSingle, onPicked: picked, onCreate };
  const [state, send] = useMachine((runtime) => createPicker(runtime, options), { type: 'opened' });
  // The Day method has no API: a recharge offers its guide.
  const guide = context === 'walletRechargeMethod' ? dayGuide : null;
  return (
    <PaymentStep title={contextText[context].title} state={state.name} onBack={onBack}>
      <PickerBody context={context} state={state} send={send} guide={guide} onBack={onBack} />
    </PaymentStep>
  );
}
