import { type FormEvent, useRef, useState } from 'react';
import { useMachine } from '../shared/flow/machine.ts';
import { problem as problemBox } from '../shared/ui/feedback/Notice.css.ts';
import type { AddStepProps } from '../shared/payment/steps.ts';
import { PaymentStep, useSlow } from '../shared/payment/PaymentStep.tsx';
import { errorMessageOf } from '../shared/payment/attempt.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { gatewayError } from '../shared/text/gateway-error.ts';
import { Button } from '../shared/ui/controls/Button.tsx';
import { PendingButton } from '../shared/ui/controls/PendingButton.tsx';
import { SHIELD } from '../shared/ui/pictures/drawings.ts';
import { Icon } from '../shared/ui/pictures/Icon.tsx';
import { visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { ErrorPanel, PhoneLink } from '../shared/ui/feedback/Notice.tsx';
import { type AddCardState, createAddCard } from './add-card.ts';
import { braintreeCard, CARD_FIELDS, type CardForm, type CardVendor, type FieldState, forEachField } from './gateway.ts';
import { CardholderField, HostedFields } from './HostedFields.tsx';
import * as css from './pay-card.css.ts';
import { addText as text } from './text.ts';

type AddCardProps = Pick<AddStepProps, 'onAdded' | 'onLeave'> & { vendor?: CardVendor };

const UNTOUCHED: FieldState = { isEmpty: true, isValid: false, isPotentiallyValid: true, isFocused: false };
const NO_STATES = forEachField(() => UNTOUCHED);

/** 'Aggiungi Carta' (part 2 §2 'Add card'). */
export function AddCard({ onAdded, onLeave, vendor = braintreeCard }: AddCardProps) {
  const { supportPhone, tracking } = useRuntime();
  const form = useRef<CardForm | null>(null);
  const [state, send] = useMachine((runtime) => createAddCard(runtime, form, onAdded), { type: 'opened' });
  const [states, setStates] = useState(NO_STATES);
  const [name, setName] = useState('');
  const nameField = useRef<HTMLInputElement>(null);
  const formElement = useRef<HTMLFormElement>(null);

  if (state.name === 'ERROR_FETCH_TOKEN' || state.name === 'ERROR_LOAD_FIELDS') {
    return (
      <PaymentStep title={text.title} onBack={onLeave} state={state.name}>
        <ErrorPanel
          title={gatewayError(20142, supportPhone)}
          onRetry={() => {
            setStates(NO_STATES);
            send({ type: 'retry-pressed' });
          }}
        >
          <Button look="quiet" onClick={onLeave}>
            {text.leave}
          </Button>
        </ErrorPanel>
      </PaymentStep>
    );
  }

  const { hasTried, problem } = state.name === 'AWAIT_DATA' ? state : { hasTried: false, problem: null };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state.name !== 'AWAIT_DATA') return;
    const wrong = CARD_FIELDS.find((field) => !states[field].isValid);
    send({ type: 'add-pressed', cardholderName: name.trim(), isComplete: name.trim() !== '' && wrong === undefined });
    if (name.trim() === '') nameField.current?.focus();
    else if (wrong !== undefined) form.current?.focus(wrong);
  };

  return (
    <PaymentStep title={text.title} onBack={onLeave} state="form">
      <form ref={formElement} className={css.form} onSubmit={submit} noValidate>
        <p className={css.lead}>{text.lead}</p>
        <CardholderField input={nameField} label={text.name} name={name} onName={setName} hasTried={hasTried} />
        {'clientToken' in state ? (
          <HostedFields
            vendor={vendor}
            clientToken={state.clientToken}
            states={states}
            hasTried={hasTried}
            form={form}
            onReady={() => send({ type: 'fields-ready' })}
            onFailure={(thrown) => {
              tracking.event('error-card-add', errorMessageOf(thrown));
              send({ type: 'failed' });
            }}
            onChange={setStates}
            onSubmit={() => formElement.current?.requestSubmit()}
          />
        ) : (
          <div className={css.fields} aria-hidden="true">
            {CARD_FIELDS.map((field) => (
              <div key={field} className={field === 'number' ? `${css.placeholder} ${css.wide}` : css.placeholder} />
            ))}
          </div>
        )}
        <p className={css.safe}>
          <Icon name={SHIELD} />
          {text.safe}
        </p>
        <div className={css.foot}>
          <Progress state={state} />
          <div role="alert">
            {problem !== null && (
              <div className={`${problemBox} ${css.problem}`}>
                <p className={css.problemLine}>{problem.sentence ?? gatewayError(20142, supportPhone)}</p>
                {problem.isUnknown && <p className={css.problemLine}>{text.unknown}</p>}
              </div>
            )}
          </div>
          {problem !== null && supportPhone !== null && <PhoneLink phone={supportPhone} />}
          <PendingButton type="submit" size="large" isPending={state.name !== 'AWAIT_DATA'}>
            {text.add}
          </PendingButton>
        </div>
      </form>
    </PaymentStep>
  );
}

const TASKS: Readonly<Partial<Record<AddCardState['name'], 'loading' | 'sending' | 'reading'>>> = {
  FETCH_TOKEN: 'loading',
  LOAD_FIELDS: 'loading',
  TOKENIZE_CARD: 'sending',
  SEND_NONCE: 'sending',
  READ_CARDS: 'reading',
};

/** Screen readers announce the running task. The note that it takes long is visible, too. */
function Progress({ state }: { state: AddCardState }) {
  const task = TASKS[state.name] ?? null;
  const isSlow = useSlow(task);
  return (
    <div role="status">
      <span className={visuallyHidden}>{task === null ? '' : text[task]}</span>
      {isSlow && task !== null && <p className={css.slow}>{task === 'loading' ? text.loadingSlow : text.sendingSlow}</p>}
    </div>
  );
}
