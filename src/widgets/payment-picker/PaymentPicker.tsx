import type { Instrument, PaymentContext } from '../../api/index.ts';
import { PaymentStep } from '../shared/payment/PaymentStep.tsx';
import { guideOf, isNothing, PickerBody } from './PickerBody.tsx';
import { contextText } from './text.ts';
import { usePicker } from './use-picker.ts';

export interface PaymentPickerProps {
  context: PaymentContext;
  /** Query `hide=payment`: what is saved already is not offered. */
  hideSaved?: boolean;
  /** Query `paymentOptionsNull=true`: only what is saved already is offered. */
  hideNew?: boolean;
  /** False once this visit has been led on to its only option: coming back shows the list. */
  opensSingle?: boolean;
  /** A PDF about recharging with Day vouchers: https or a path of our own, already through the link guard. */
  dayGuide?: string | null;
  /** The choice is saved; null for a method that has no instrument. */
  onPicked(instrument: Instrument | null): void;
  /** An instrument is to be added at a path of ours, through the link guard; `isAutomatic`: nobody pressed. */
  onCreate(path: string, isAutomatic: boolean): void;
  onBack?(): void;
}

/** 'Scegli come pagare', 'Scegli come ricaricare': what is saved, and what can be added (part 2 §2 'Payment options'). */
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
  const [state, send] = usePicker({
    context,
    hidesSaved: hideSaved,
    hidesNew: hideNew,
    opensSingle,
    onPicked: (instrument) => onPicked(instrument),
    onCreate,
  });
  const guide = guideOf(context, dayGuide);

  return (
    <PaymentStep title={contextText[context].title} state={isNothing(state, guide) ? 'nothing' : state.name} onBack={onBack}>
      <PickerBody context={context} state={state} send={send} guide={guide} onBack={onBack} />
    </PaymentStep>
  );
}
