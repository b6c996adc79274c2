import { useId } from 'react';
import { getPrivacyConsent, type PrivacyConsent, setPrivacyConsent } from '../../api/index.ts';
import { fetchAnswer } from '../shared/flow/query-client.ts';
import { createFlow, type Steps, useFlow } from '../shared/flow/flow.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { Button } from '../shared/ui/controls/Button.tsx';
import { TaskError, TaskForm, TaskPage, TaskPending } from '../shared/ui/page/TaskPage.tsx';
import { radio } from '../shared/ui/controls/Radio.css.ts';
import { useText as useFeedbackText } from '../shared/ui/feedback/text.ts';
import { NewTab } from '../shared/ui/page/NewTab.tsx';
import * as css from './Consent.css.ts';
import { useText } from './text.ts';
import { Text } from '../shared/text/Text.tsx';

/** The two questions, by their field names on the wire. */
const QUESTIONS = ['acceptMarketingData', 'acceptProfilingData'] as const;

/** Fetches the current consent, then sends the answers (P2-4.100, P2-4.101). The specification names no states. */
type ConsentState =
  | { readonly name: 'FETCHING_DATA' | 'ERROR_FETCHING_DATA' }
  /** `hasTried`: the person pressed 'Prosegui' while an answer was missing. */
  | { readonly name: 'AWAIT_DATA'; readonly choices: PrivacyConsent; readonly hasTried: boolean }
  /** The last state: when the request ends, with or without success, the host continues. */
  | { readonly name: 'SENDING_DATA'; readonly choices: PrivacyConsent };

const isSending = ({ name }: ConsentState) => name === 'SENDING_DATA';

/** Time-out of the request. Its answer is ignored, so the person does not wait longer. */
const SEND_LIMIT_MS = 8000;

export interface ConsentProps {
  /** Address of the provider's privacy notice; the caller has checked it with the link guard. */
  privacyNotice: string;
  /** The answers were sent (the server may have failed), or the person continues without them. */
  onDone(): void;
  /** Leaves without a change. Absent where an answer is required. */
  onCancel?: (() => void) | undefined;
}

/** 'Gestisci i consensi': two required questions. The person can change the answers later (P2-2.136 to P2-2.139). */
export function Consent({ privacyNotice, onDone, onCancel }: ConsentProps) {
  const text = useText();
  const { loadError, retry } = useFeedbackText();
  const runtime = useRuntime();
  const { client } = runtime;
  const fetchChoices: Steps<ConsentState> = async (set, signal) => {
    set({ name: 'FETCHING_DATA' });
    try {
      const { data } = await fetchAnswer(runtime, getPrivacyConsent, {}, signal);
      set({ name: 'AWAIT_DATA', choices: data, hasTried: false });
    } catch {
      set({ name: 'ERROR_FETCHING_DATA' });
    }
  };
  const [state, { run }] = useFlow(
    () => createFlow<ConsentState>({ name: 'FETCHING_DATA' }, { isBusy: isSending }),
    (flow) => flow.run(fetchChoices),
  );

  const proceed = (choices: PrivacyConsent) =>
    run(async (set, signal) => {
      const { acceptMarketingData, acceptProfilingData } = choices;
      if (acceptMarketingData === null || acceptProfilingData === null) return set({ name: 'AWAIT_DATA', choices, hasTried: true });
      set({ name: 'SENDING_DATA', choices });
      const body = { data: { acceptMarketingData, acceptProfilingData } };
      // Errors are ignored (P2-7.39). Quiet: the next page gets the same 401 and then remembers its own path.
      await client.call(setPrivacyConsent, { body, quiet: true, timeoutMs: SEND_LIMIT_MS }).catch(() => undefined);
      if (!signal.aborted) onDone();
    });

  const drawState = () => {
    switch (state.name) {
      case 'FETCHING_DATA':
        return <TaskPending title={text.title} text={text.loading} />;
      case 'ERROR_FETCHING_DATA':
        return (
          <TaskError
            title={loadError}
            text={text.failed}
            action={retry}
            onAction={() => run(fetchChoices)}
            other={onCancel === undefined ? text.later : text.cancel}
            onOther={onCancel ?? onDone}
          />
        );
      case 'AWAIT_DATA':
      case 'SENDING_DATA':
        return (
          <Questions
            state={state}
            privacyNotice={privacyNotice}
            onChoose={(choices) => run(async (set) => set({ ...state, choices }))}
            onProceed={() => proceed(state.choices)}
            onCancel={onCancel}
          />
        );
      default:
        return state satisfies never;
    }
  };
  return <TaskPage>{drawState()}</TaskPage>;
}

interface QuestionsProps extends Omit<ConsentProps, 'onDone'> {
  state: Extract<ConsentState, { choices: PrivacyConsent }>;
  onChoose(choices: PrivacyConsent): void;
  onProceed(): void;
}

function Questions({ state, privacyNotice, onChoose, onProceed, onCancel }: QuestionsProps) {
  const text = useText();
  const id = useId();
  const { choices } = state;
  const isPending = isSending(state);
  const submit = (form: HTMLFormElement) => {
    onProceed();
    const missing = QUESTIONS.find((question) => choices[question] === null);
    if (missing !== undefined) form.querySelector<HTMLInputElement>(`input[name=${missing}]`)?.focus();
  };
  return (
    <TaskForm
      title={text.title}
      lead={text.lead}
      submitLabel={text.proceed}
      pending={isPending ? text.sending : null}
      onSubmit={submit}
      actions={
        onCancel !== undefined && (
          <Button look="quiet" disabled={isPending} onClick={onCancel}>
            {text.cancel}
          </Button>
        )
      }
    >
      {QUESTIONS.map((question) => {
        const { label, note } = text.questions[question];
        const isMissing = state.name === 'AWAIT_DATA' && state.hasTried && choices[question] === null;
        return (
          <fieldset
            key={question}
            className={css.question}
            role="radiogroup"
            aria-required="true"
            aria-invalid={isMissing || undefined}
            aria-describedby={`${id}-${question}-note ${id}-${question}-missing`}
            data-missing={isMissing ? '' : undefined}
            disabled={isPending}
          >
            <legend className={css.legend}>{label}</legend>
            <p id={`${id}-${question}-note`} className={css.note}>
              {note}
            </p>
            <div className={css.answers}>
              {[true, false].map((isYes) => (
                <label key={String(isYes)} className={css.answer}>
                  <input
                    className={radio}
                    type="radio"
                    name={question}
                    checked={choices[question] === isYes}
                    onChange={() => onChoose({ ...choices, [question]: isYes })}
                  />
                  <Text>{isYes ? text.yes : text.no}</Text>
                </label>
              ))}
            </div>
            <p id={`${id}-${question}-missing`} className={css.missing} role="alert">
              {isMissing ? text.missing : null}
            </p>
          </fieldset>
        );
      })}
      <a className={css.notice} href={privacyNotice} target="_blank" rel="noopener noreferrer">
        <Text>{text.notice}</Text>
        <NewTab />
      </a>
    </TaskForm>
  );
}
