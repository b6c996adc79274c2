import { type FormEvent, useRef, useState } from 'react';
import { useFlow } from '../shared/flow/flow.ts';
import { TaskShell } from '../shared/payment/TaskShell.tsx';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { problem as problemBox } from '../shared/ui/feedback/Notice.css.ts';
import { StepStatus } from '../shared/payment/StepStatus.tsx';
import type { PayStepProps } from '../shared/payment/steps.ts';
import { SHIELD } from '../shared/ui/pictures/drawings.ts';
import { Button } from '../shared/ui/controls/Button.tsx';
import { PendingButton } from '../shared/ui/controls/PendingButton.tsx';
import { visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { braintreeCard, type CardVendor } from './gateway.ts';
import { CardholderField } from './HostedFields.tsx';
import * as css from './pay-card.css.ts';
import { useText } from './text.ts';
import { useMoney } from '../shared/text/use-money.ts';
import { createThreeDSecure, DEFAULT_CODE, type ThreeDSecureState } from './three-d-secure.ts';
import { Text } from '../shared/text/Text.tsx';

/** 'Verifica Pagamento': the bank confirms who pays (P2-2.72). */
export function ThreeDSecure({ vendor = braintreeCard, ...props }: Pick<PayStepProps, 'uuid' | 'onLeave'> & { vendor?: CardVendor }) {
  const text = useText().verify;
  const [state, { retry, cancel, enterName }] = useFlow(
    (runtime) => createThreeDSecure(runtime, vendor, props),
    (step) => step.open(),
  );
  return (
    <TaskShell title={text.title} state={state.name}>
      {state.name === 'AWAIT_CARDHOLDER_NAME' || state.name === 'SAVE_CARDHOLDER_NAME' ? (
        <NameForm state={state} onName={enterName} onCancel={cancel} />
      ) : (
        <StepStatus
          uuid={props.uuid}
          state={state}
          onRetry={retry}
          onCancel={cancel}
          loading={state.name === 'VERIFY_CARD' ? { ...text.verifying, icon: SHIELD } : text.loading}
          sendingText={text.sendingText}
          errorOf={({ sentence }) => ({
            title: text.error(DEFAULT_CODE),
            lead: sentence !== null && (
              <span className={css.sentence} lang="it">
                {sentence}
              </span>
            ),
          })}
        />
      )}
    </TaskShell>
  );
}

interface NameFormProps {
  state: Extract<ThreeDSecureState, { name: 'AWAIT_CARDHOLDER_NAME' | 'SAVE_CARDHOLDER_NAME' }>;
  onName(name: string): void;
  onCancel(): void;
}

function NameForm({ state: { name: step, flow, code }, onName, onCancel }: NameFormProps) {
  const text = useText().verify;
  const money = useMoney();
  const isPending = step === 'SAVE_CARDHOLDER_NAME';
  const [name, setName] = useState('');
  const [hasTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setTried(true);
    if (name.trim() === '') field.current?.focus();
    else onName(name.trim());
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Heading level={2} className={css.title}>
        {text.nameTitle}
      </Heading>
      <p className={css.lead}>
        <Text>{text.nameLead(flow.cardLabel, money(flow.amount))}</Text>
      </p>
      <CardholderField input={field} label={text.name} name={name} onName={setName} hasTried={hasTried} />
      <div className={css.foot}>
        <div role="alert">{code !== null && <p className={`${problemBox} ${css.problem}`}>{text.error(code)}</p>}</div>
        <PendingButton type="submit" size="large" isPending={isPending}>
          {text.proceed}
        </PendingButton>
        <Button look="quiet" disabled={isPending} onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
      <p role="status" className={visuallyHidden}>
        {isPending ? text.loading.title : ''}
      </p>
    </form>
  );
}
