import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { addCard, type AnswerOf, getBraintreeToken, type Instrument } from '../../api/index.ts';
import { useEffectEvent } from '../shared/flow/use-effect-event.ts';
import { createFlow, type Steps, useFlow } from '../shared/flow/flow.ts';
import { errorMessageOf } from '../shared/payment/failed-press.ts';
import { createInstrumentRegistration, type RegistrationResult } from '../shared/payment/instrument-registration.ts';
import { TaskShell, useSlow } from '../shared/payment/TaskShell.tsx';
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
import { braintreeCard, CARD_FIELDS, type CardForm, type CardVendor, type FieldState, forEachField, TokenRefusedError } from './gateway.ts';
import { CardholderField, HostedFields } from './HostedFields.tsx';
import * as css from './pay-card.css.ts';
import { useText } from './text.ts';
import { Text } from '../shared/text/Text.tsx';

/** 'Aggiungi Carta' (P2-2.29 to P2-2.34); the specification names no states. */
type AddCardState =
  | { readonly name: 'FETCH_TOKEN' | 'ERROR_FETCH_TOKEN' | 'ERROR_LOAD_FIELDS' }
  /** READ_CARDS: the answer was lost, and the app looks whether the card exists. */
  | { readonly name: 'TOKENIZE_CARD' | 'SEND_NONCE' | 'READ_CARDS' | 'ADDED'; readonly token: ClientToken }
  | { readonly name: 'LOAD_FIELDS'; readonly token: ClientToken; readonly problem: Problem | null }
  | AwaitData;

/** The vendor's fields keep the token with which they were created; a fresh token needs new, empty fields. */
type ClientToken = AnswerOf<typeof getBraintreeToken>;

/**
 * Why the last try failed; without the server's sentence the form shows the default one, with the code 20142. `isRenewed`: the
 * fields are new, and the digits must be typed again.
 */
interface Problem {
  readonly sentence: string | null;
  readonly isUnknown: boolean;
  readonly isRenewed?: boolean;
}

/** `hasTried`: the person pressed the button on an incomplete form. */
interface AwaitData {
  readonly name: 'AWAIT_DATA';
  readonly token: ClientToken;
  readonly hasTried: boolean;
  readonly problem: Problem | null;
}

/** An empty form gets a fresh token at this age; Braintree's tokens live for a day. */
const TOKEN_AGE_MS = 60 * 60 * 1000;

const BUSY: readonly AddCardState['name'][] = ['TOKENIZE_CARD', 'SEND_NONCE', 'READ_CARDS', 'ADDED'];

/** `form`: set while the fields are mounted. */
function useAddCard(form: RefObject<CardForm | null>, onAdded: (instrument: Instrument) => void) {
  const runtime = useRuntime();
  const { client, tracking } = runtime;
  const [cards] = useState(() => createInstrumentRegistration(runtime, 'braintree_cc'));

  const fetchToken =
    (problem: Problem | null): Steps<AddCardState> =>
    async (set, signal) => {
      set({ name: 'FETCH_TOKEN' });
      set({ name: 'LOAD_FIELDS', token: await client.call(getBraintreeToken, { signal }), problem });
    };

  function failed(state: AddCardState, thrown: unknown): AddCardState {
    // The host's `onAdded` threw.
    if (state.name === 'ADDED') return state;
    if (!('token' in state)) return { name: 'ERROR_FETCH_TOKEN' };
    tracking.event('error-card-add', errorMessageOf(thrown));
    if (state.name === 'LOAD_FIELDS') return { name: 'ERROR_LOAD_FIELDS' };
    const problem = { sentence: null, isUnknown: state.name !== 'TOKENIZE_CARD' };
    return { name: 'AWAIT_DATA', token: state.token, hasTried: false, problem };
  }
  const [state, { run }] = useFlow(
    () => createFlow<AddCardState>({ name: 'FETCH_TOKEN' }, { isBusy: ({ name }) => BUSY.includes(name), failed }),
    (flow) => flow.run(fetchToken(null)),
  );

  const add =
    ({ token, problem }: AwaitData, cardholderName: string): Steps<AddCardState> =>
    async (set, signal) => {
      let result: RegistrationResult | null;
      if (problem?.isUnknown) {
        set({ name: 'READ_CARDS', token });
        result = await cards.lookUp(signal);
      } else {
        set({ name: 'TOKENIZE_CARD', token });
        if (form.current === null) throw new Error('no fields');
        let nonce: string;
        try {
          nonce = await form.current.tokenize(cardholderName, signal);
        } catch (thrown) {
          // The digits stay for another try, except where the token itself may be the reason: also after a second failure.
          if (!(thrown instanceof TokenRefusedError) && problem === null) throw thrown;
          tracking.event('error-card-add', errorMessageOf(thrown));
          return fetchToken({ sentence: null, isUnknown: false, isRenewed: true })(set, signal);
        }
        set({ name: 'SEND_NONCE', token });
        result = await cards.register(() => client.call(addCard, { body: { nonce } }), signal);
      }
      if (result === null) return;
      // What was typed stays, and a press can send it again.
      if (result.type === 'not-added') return set({ name: 'AWAIT_DATA', token, hasTried: false, problem: result });
      set({ name: 'ADDED', token });
      onAdded(result.instrument);
    };

  return {
    state,
    fetchToken: () => run(fetchToken(null)),
    awaitData: (next: Omit<AwaitData, 'name'>) => run(async (set) => set({ ...next, name: 'AWAIT_DATA' })),
    failLoading: (thrown: unknown) => run(() => Promise.reject(thrown)),
    add: (from: AwaitData, cardholderName: string) => run(add(from, cardholderName)),
  };
}

const UNTOUCHED: FieldState = { isEmpty: true, isValid: false, isPotentiallyValid: true, isFocused: false };
const NO_STATES = forEachField(() => UNTOUCHED);

/** 'Aggiungi Carta' (P2-2.29). */
export function AddCard({ onAdded, onLeave, vendor = braintreeCard }: Pick<AddStepProps, 'onAdded' | 'onLeave'> & { vendor?: CardVendor }) {
  const text = useText().add;
  const gatewayError = useGatewayError();
  const { supportPhone, environment } = useRuntime();
  const form = useRef<CardForm | null>(null);
  const { state, fetchToken, failLoading, awaitData, add } = useAddCard(form, onAdded);
  const [states, setStates] = useState(NO_STATES);
  const [name, setName] = useState('');
  const nameField = useRef<HTMLInputElement>(null);
  const formElement = useRef<HTMLFormElement>(null);

  const token = 'token' in state ? state.token : null;
  const isUntouched = state.name === 'AWAIT_DATA' && CARD_FIELDS.every((field) => states[field].isEmpty);
  const renewUntouched = useEffectEvent(() => isUntouched && fetchToken());
  useEffect(() => {
    // New fields are empty.
    setStates(NO_STATES);
    if (token === null) return;
    const fetchedAt = environment.now();
    const renewOld = () => void (environment.now() - fetchedAt >= TOKEN_AGE_MS && renewUntouched());
    const timer = setInterval(renewOld, TOKEN_AGE_MS);
    const forget = environment.onVisible(renewOld);
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [token, environment]);

  if (state.name === 'ERROR_FETCH_TOKEN' || state.name === 'ERROR_LOAD_FIELDS') {
    return (
      <TaskShell title={text.title} onBack={onLeave} state={state.name}>
        <ErrorPanel title={gatewayError(20142)} onRetry={fetchToken}>
          <Button look="quiet" onClick={onLeave}>
            {text.leave}
          </Button>
        </ErrorPanel>
      </TaskShell>
    );
  }

  const { hasTried, problem } = { hasTried: false, problem: null, ...state };

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
    <TaskShell title={text.title} onBack={onLeave} state="form">
      <form ref={formElement} className={css.form} onSubmit={submit} noValidate>
        <p className={css.lead}>{text.lead}</p>
        <CardholderField input={nameField} label={text.name} name={name} onName={setName} hasTried={hasTried} />
        {'token' in state ? (
          <HostedFields
            vendor={vendor}
            token={state.token}
            states={states}
            hasTried={hasTried}
            form={form}
            isLoading={state.name === 'LOAD_FIELDS'}
            onReady={() => awaitData({ token: state.token, hasTried: false, problem })}
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
                {problem.isRenewed && <p className={css.problemLine}>{text.renewed}</p>}
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
    </TaskShell>
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
