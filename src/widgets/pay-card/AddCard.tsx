import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { addCard, getBraintreeToken, type Instrument } from '../../api/index.ts';
import { type Steps, useSteps } from '../shared/flow/use-steps.ts';
import { errorMessageOf } from '../shared/payment/attempt.ts';
import { createInstrumentRegistration, type RegistrationResult } from '../shared/payment/instrument-registration.ts';
import { PaymentStep, useSlow } from '../shared/payment/PaymentStep.tsx';
import type { AddStepProps } from '../shared/payment/steps.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { useGatewayError } from '../shared/payment/text.ts';
import { Button } from '../shared/ui/controls/Button.tsx';
import { PendingButton } from '../shared/ui/controls/PendingButton.tsx';
import { problem as problemBox } from '../shared/ui/feedback/Notice.css.ts';
import { ErrorPanel, PhoneLink } from '../shared/ui/feedback/Notice.tsx';
import { visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { SHIELD } from '../shared/ui/pictures/drawings.ts';
import { Icon } from '../shared/ui/pictures/Icon.tsx';
import { italian } from '../shared/text/italian.tsx';
import { braintreeCard, CARD_FIELDS, type CardForm, type CardVendor, type FieldState, forEachField } from './gateway.ts';
import { CardholderField, HostedFields } from './HostedFields.tsx';
import * as css from './pay-card.css.ts';
import { useText } from './text.ts';
import { Text } from '../shared/text/Text.tsx';

/** 'Aggiungi Carta' (part 2 §2); the specification names no states. */
type AddCardState =
  | { readonly name: 'FETCH_TOKEN' | 'ERROR_FETCH_TOKEN' | 'ERROR_LOAD_FIELDS' }
  /** READ_CARDS: the answer was lost, and the app looks whether the card exists. */
  | { readonly name: 'LOAD_FIELDS' | 'TOKENIZE_CARD' | 'SEND_NONCE' | 'READ_CARDS' | 'ADDED'; readonly clientToken: string }
  | AwaitData;

/**
 * `hasTried`: the person pressed the button on an incomplete form. `problem`: why the last try failed; without the server's
 * sentence the form shows the default one, with the code 20142.
 */
interface AwaitData {
  readonly name: 'AWAIT_DATA';
  readonly clientToken: string;
  readonly hasTried: boolean;
  readonly problem: { readonly sentence: string | null; readonly isUnknown: boolean } | null;
}

const BUSY: readonly AddCardState['name'][] = ['TOKENIZE_CARD', 'SEND_NONCE', 'READ_CARDS', 'ADDED'];

/** `form`: set while the fields are mounted. */
function useAddCard(form: RefObject<CardForm | null>, onAdded: (instrument: Instrument) => void) {
  const runtime = useRuntime();
  const { client, tracking } = runtime;
  const [cards] = useState(() => createInstrumentRegistration(runtime, 'braintree_cc'));

  const fetchToken: Steps<AddCardState> = async (set, signal) => {
    set({ name: 'FETCH_TOKEN' });
    const { clientToken } = await client.call(getBraintreeToken, { signal });
    set({ name: 'LOAD_FIELDS', clientToken });
  };

  function failed(state: AddCardState, thrown: unknown): AddCardState {
    // The host's `onAdded` threw.
    if (state.name === 'ADDED') return state;
    if (!('clientToken' in state)) return { name: 'ERROR_FETCH_TOKEN' };
    tracking.event('error-card-add', errorMessageOf(thrown));
    if (state.name === 'LOAD_FIELDS') return { name: 'ERROR_LOAD_FIELDS' };
    const problem = { sentence: null, isUnknown: state.name !== 'TOKENIZE_CARD' };
    return { name: 'AWAIT_DATA', clientToken: state.clientToken, hasTried: false, problem };
  }
  const [state, run] = useSteps<AddCardState>({ name: 'FETCH_TOKEN' }, ({ name }) => BUSY.includes(name), fetchToken, failed);

  const add =
    ({ clientToken, problem }: AwaitData, cardholderName: string): Steps<AddCardState> =>
    async (set, signal) => {
      let result: RegistrationResult | null;
      if (problem?.isUnknown) {
        set({ name: 'READ_CARDS', clientToken });
        result = await cards.lookUp(signal);
      } else {
        set({ name: 'TOKENIZE_CARD', clientToken });
        if (form.current === null) throw new Error('no fields');
        const nonce = await form.current.tokenize(cardholderName, signal);
        set({ name: 'SEND_NONCE', clientToken });
        result = await cards.register(() => client.call(addCard, { body: { nonce } }), signal);
      }
      if (result === null) return;
      // What was typed stays, and a press can send it again.
      if (result.type === 'not-added') return set({ name: 'AWAIT_DATA', clientToken, hasTried: false, problem: result });
      set({ name: 'ADDED', clientToken });
      onAdded(result.instrument);
    };

  return {
    state,
    fetchToken: () => run(fetchToken),
    awaitData: (next: Omit<AwaitData, 'name'>) => run(async (set) => set({ ...next, name: 'AWAIT_DATA' })),
    failLoading: (thrown: unknown) => run(() => Promise.reject(thrown)),
    add: (from: AwaitData, cardholderName: string) => run(add(from, cardholderName)),
  };
}

const UNTOUCHED: FieldState = { isEmpty: true, isValid: false, isPotentiallyValid: true, isFocused: false };
const NO_STATES = forEachField(() => UNTOUCHED);

/** 'Aggiungi Carta' (part 2 §2 'Add card'). */
export function AddCard({ onAdded, onLeave, vendor = braintreeCard }: Pick<AddStepProps, 'onAdded' | 'onLeave'> & { vendor?: CardVendor }) {
  const text = useText().add;
  const gatewayError = useGatewayError();
  const { supportPhone } = useRuntime();
  const form = useRef<CardForm | null>(null);
  const { state, fetchToken, failLoading, awaitData, add } = useAddCard(form, onAdded);
  const [states, setStates] = useState(NO_STATES);
  const [name, setName] = useState('');
  const nameField = useRef<HTMLInputElement>(null);
  const formElement = useRef<HTMLFormElement>(null);

  if (state.name === 'ERROR_FETCH_TOKEN' || state.name === 'ERROR_LOAD_FIELDS') {
    return (
      <PaymentStep title={text.title} onBack={onLeave} state={state.name}>
        <ErrorPanel
          title={gatewayError(20142)}
          onRetry={() => {
            setStates(NO_STATES);
            fetchToken();
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
    const cardholderName = name.trim();
    const wrong = CARD_FIELDS.find((field) => !states[field].isValid);
    const isComplete = cardholderName !== '' && wrong === undefined;
    // After a lost answer the press only looks for the card, whatever the form holds.
    if (isComplete || problem?.isUnknown) add(state, cardholderName);
    else awaitData({ ...state, hasTried: true, problem: null });
    if (cardholderName === '') nameField.current?.focus();
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
            isLoading={state.name === 'LOAD_FIELDS'}
            onReady={() => awaitData({ clientToken: state.clientToken, hasTried: false, problem: null })}
            onFailure={failLoading}
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
          <Text>{text.safe}</Text>
        </p>
        <div className={css.foot}>
          <Progress state={state} />
          <div role="alert">
            {problem !== null && (
              <div className={`${problemBox} ${css.problem}`}>
                <p className={css.problemLine}>{italian(problem.sentence) ?? gatewayError(20142)}</p>
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
  const text = useText().add;
  const task = TASKS[state.name] ?? null;
  const isSlow = useSlow(task);
  return (
    <div role="status">
      <span className={visuallyHidden}>{task === null ? '' : text[task]}</span>
      {isSlow && task !== null && <p className={css.slow}>{task === 'loading' ? text.loadingSlow : text.sendingSlow}</p>}
    </div>
  );
}
