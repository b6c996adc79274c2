import { useEffect, useRef, useState } from 'react';
import type { Instrument, PaymentContext } from '../../api/index.ts';
import { type Choice, isInstrument } from '../shared/payment/pending-instrument.ts';
import { destinationPath, withPaymentReturn } from '../shared/runtime/destination-path.ts';
import { type ContentStatus, useContentStatus } from '../shared/runtime/element-events.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { Heading, LowerHeadings } from '../shared/ui/content/Heading.tsx';
import { bar, barOfColumn, barTitle } from '../shared/ui/page/layout.css.ts';
import * as css from './PaymentPicker.css.ts';
import { PickerBody } from './PaymentPicker.tsx';
import { type PickerState, usePicker } from './use-picker.ts';
import { useText } from './text.ts';

export interface InlinePickerProps {
  /** What the method is for; `definedAmountMethod` by default. */
  context?: PaymentContext;
  /** Offers only new methods. */
  hideSaved?: boolean;
  /** The server has saved the choice; null for a method that has no instrument. */
  onPicked(instrument: Instrument | null): void;
}

/**
 * The picker in the flow of a page: the list stays, with the choice marked. New instruments are added in the host app, which
 * saves them as the choice. Only a press opens the host app.
 */
export function InlinePicker(props: InlinePickerProps) {
  const { environment, paymentMethods } = useRuntime();
  const [visit, setVisit] = useState(0);
  const hasLeft = useRef(false);
  useEffect(
    () =>
      environment.onVisible(() => {
        // The person may have added an instrument in another tab.
        if (hasLeft.current) setVisit((count) => count + 1);
        hasLeft.current = false;
      }),
    [environment],
  );
  // An element learns the provider's methods a moment after it is drawn.
  return <OneVisit key={`${visit} ${paymentMethods}`} {...props} onLeave={() => void (hasLeft.current = true)} />;
}

function OneVisit({ context = 'definedAmountMethod', hideSaved = false, onPicked, onLeave }: InlinePickerProps & { onLeave(): void }) {
  const text = useText();
  const { navigation } = useRuntime();
  const [chosen, setChosen] = useState<Choice | null>(null);
  const save = (choice: Choice) => {
    setChosen(choice);
    onPicked(isInstrument(choice) ? choice : null);
  };
  const create = (path: string) => {
    onLeave();
    // The host's own payment options receive the new instrument. They save it as the choice and show the list of methods.
    const returnUrl = destinationPath({
      to: 'payment-options',
      context,
      keyToUpdate: 'INSTRUMENTS_ADDED_PI',
      returnUrl: destinationPath({ to: 'payment-methods' }),
    });
    navigation.follow({ type: 'internal', link: withPaymentReturn(path, { keyToUpdate: 'PAYMENT_OPTIONS_PICKED_PI', returnUrl }) });
  };
  const picker = usePicker({ context, hideSaved, opensSingle: false, isInline: true, onPicked: save, onCreate: create });
  const { title } = text.contexts[context];
  useContentStatus(contentOf(picker.state));

  return (
    <section aria-label={title}>
      <div className={`${bar} ${barOfColumn}`}>
        <Heading level={2} className={barTitle} part="title">
          {title}
        </Heading>
      </div>
      <div className={css.inline}>
        <LowerHeadings>
          <PickerBody {...picker} context={context} guide={null} chosen={chosen} />
        </LowerHeadings>
      </div>
    </section>
  );
}

/** For the page of an element: what the picker shows. */
function contentOf(state: PickerState): ContentStatus {
  if (state.name === 'FETCHING_DATA') return 'loading';
  if (state.name === 'ERROR_FETCHING_DATA') return 'failed';
  const { choices } = state;
  return choices !== null && choices.instruments.length + choices.options.length === 0 ? 'empty' : 'ready';
}
