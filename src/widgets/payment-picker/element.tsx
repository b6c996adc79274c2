import type { Instrument, PaymentContext } from '../../api/index.ts';
import { defineElement, type ElementProps } from '../shared/runtime/elements/index.ts';
import { EMBEDDED_ATTRIBUTES, EMBEDDED_EVENTS, Embedded, type EmbeddedEvents, type EmbeddedProps } from '../shared/runtime/Embedded.tsx';
import { destinationPath } from '../shared/runtime/destination-path.ts';
import { InlinePicker } from './InlinePicker.tsx';
import { useText } from './text.ts';
import { Text } from '../shared/text/Text.tsx';

/** Detail of `pausa-payment-picked`: what anybody may see of the instrument; null for a method that has none. */
export type PaymentPickedDetail = {
  readonly label: string;
  readonly provider: string;
  readonly type: string;
  readonly category: string;
  readonly sublabel: string | null;
} | null;

/**
 * `<pausa-payment-picker context="…">`: 'Scegli come pagare', 'Scegli come ricaricare'. The element saves the person's
 * choice as their preference. The host app adds new methods (`pausa-navigate`).
 *
 * @csspart title - its heading
 * @csspart method - one way to pay
 * @csspart button - a button with a label
 */
export interface PausaPaymentPickerProps extends EmbeddedProps {
  /**
   * What the method is for: paying an amount, recharging the wallet, or paying a part with vouchers.
   * @default definedAmountMethod
   */
  context?: PaymentContext;
  /** Offers only new methods. */
  hideSaved?: boolean;
  onPicked: (detail: PaymentPickedDetail) => void;
}

interface PickerEvents extends EmbeddedEvents {
  /** A method was picked, and saved as the person's preference. */
  'pausa-payment-picked': PaymentPickedDetail;
}

const publicFieldsOf = ({ label, sublabel, provider, category, type }: Instrument): PaymentPickedDetail => ({
  label,
  sublabel,
  provider,
  category,
  type,
});

const SignInTitle = () => <Text>{useText().signIn}</Text>;

function PausaPaymentPicker({
  context = 'definedAmountMethod',
  hideSaved = false,
  onPicked,
  ...dependencies
}: ElementProps<PausaPaymentPickerProps>) {
  return (
    <Embedded
      {...dependencies}
      hostPath={destinationPath({ to: 'payment-options', context, hidesSaved: hideSaved })}
      signInTitle={<SignInTitle />}
      firstLevel={2}
    >
      <InlinePicker
        key={`${context} ${hideSaved}`}
        context={context}
        hideSaved={hideSaved}
        onPicked={(instrument) => onPicked(instrument === null ? null : publicFieldsOf(instrument))}
      />
    </Embedded>
  );
}

defineElement<PausaPaymentPickerProps, PickerEvents>({
  tag: 'pausa-payment-picker',
  component: PausaPaymentPicker,
  attributes: {
    context: ['definedAmountMethod', 'walletRechargeMethod', 'partialAmountMethod'],
    hideSaved: 'boolean',
    ...EMBEDDED_ATTRIBUTES,
  },
  events: { ...EMBEDDED_EVENTS, onPicked: 'pausa-payment-picked' },
});
