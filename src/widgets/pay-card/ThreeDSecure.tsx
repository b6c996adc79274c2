import { type FormEvent, useRef, useState } from 'react';
import { formatMoney } from '../../api/index.ts';
import { PaymentStep, ProgressNotice } from '../shared/payment/PaymentStep.tsx';
import { problem as problemBox } from '../shared/ui/feedback/Notice.css.ts';
import { CancelButton, StepStatus } from '../shared/payment/StepStatus.tsx';
import type { PayStepProps } from '../shared/payment/steps.ts';
import { SHIELD } from '../shared/ui/pictures/drawings.ts';
import { Button } from '../shared/ui/controls/Button.tsx';
import { PendingButton } from '../shared/ui/controls/PendingButton.tsx';
import { visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { CardholderField } from './CardholderField.tsx';
import { braintreeCard, type CardVendor } from './gateway.ts';
import * as css from './pay-card.css.ts';
import { verifyText as text } from './text.ts';
import { DEFAULT_CODE, type ThreeDSecureEvent, type ThreeDSecureState } from './three-d-secure.flow.ts';
import { useThreeDSecure } from './use-three-d-secure.ts';

export interface ThreeDSecureProps extends Pick<PayStepProps, 'uuid' | 'onLeave'> {
  vendor?: CardVendor;
}

/** 'Verifica Pagamento': the bank confirms who pays (part 2 §4 '3-D Secure'). */
export function ThreeDSecure({ uuid, onLeave, vendor = braintreeCard }: ThreeDSecureProps) {
  const [state, send] = useThreeDSecure({ uuid, vendor, onLeave });
  return (
    <PaymentStep title={text.title} state={state.name}>
      {contentOf(state, send)}
    </PaymentStep>
  );
}

function contentOf(state: ThreeDSecureState, send: (event: ThreeDSecureEvent) => void) {
  switch (state.name) {
    case 'READ_PAYMENT':
    case 'FETCH_FLOW':
      return (
        <ProgressNotice key="loading" title={text.loading} text={text.loadingText} slow={text.loadingSlow}>
          <CancelButton send={send} />
        </ProgressNotice>
      );
    case 'AWAIT_CARDHOLDER_NAME':
    case 'SAVE_CARDHOLDER_NAME':
      return <NameForm state={state} send={send} />;
    case 'VERIFY_CARD':
      return (
        <ProgressNotice key={state.name} title={text.verifying} text={text.verifyingText} slow={text.verifyingSlow} icon={SHIELD}>
          <CancelButton send={send} />
        </ProgressNotice>
      );
    default: {
      const sentence = state.name === 'ERROR' ? state.sentence : null;
      return (
        <StepStatus
          state={state}
          send={send}
          sendingText={text.sendingText}
          errorTitle={text.error(DEFAULT_CODE)}
          errorLead={sentence !== null && <span className={css.sentence}>{sentence}</span>}
        />
      );
    }
  }
}

interface NameFormProps {
  state: Extract<ThreeDSecureState, { name: 'AWAIT_CARDHOLDER_NAME' | 'SAVE_CARDHOLDER_NAME' }>;
  send(event: ThreeDSecureEvent): void;
}

function NameForm({ state: { name: step, flow, code }, send }: NameFormProps) {
  const isPending = step === 'SAVE_CARDHOLDER_NAME';
  const [name, setName] = useState('');
  const [hasTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setTried(true);
    if (name.trim() === '') field.current?.focus();
    else send({ type: 'name-entered', cardholderName: name.trim() });
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <h2 className={css.title}>{text.nameTitle}</h2>
      <p className={css.lead}>{text.nameLead(flow.cardLabel, formatMoney(flow.amount))}</p>
      <CardholderField input={field} label={text.name} name={name} onName={setName} hasTried={hasTried} />
      <div className={css.foot}>
        <div role="alert">{code !== null && <p className={`${problemBox} ${css.problem}`}>{text.error(code)}</p>}</div>
        <PendingButton type="submit" size="large" isPending={isPending}>
          {text.proceed}
        </PendingButton>
        <Button look="quiet" disabled={isPending} onClick={() => send({ type: 'cancel-pressed' })}>
          {text.cancel}
        </Button>
      </div>
      <p role="status" className={visuallyHidden}>
        {isPending ? text.loading : ''}
      </p>
    </form>
  );
}
