import { useId } from 'react';
import type { PrivacyConsent } from '../../api/index.ts';
import { Button } from '../shared/ui/controls/Button.tsx';
import { visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { TaskError, TaskForm, TaskPage, TaskPending } from '../shared/ui/page/TaskPage.tsx';
import { radio } from '../shared/ui/controls/Radio.css.ts';
import * as css from './Consent.css.ts';
import { type ConsentEvent, type ConsentState, QUESTIONS, useConsent } from './consent.flow.ts';
import { text } from './text.ts';

export interface ConsentProps {
  /** Address of the provider's privacy notice; the caller has checked it with the link guard. */
  privacyNotice: string;
  /** The answers were sent (the server may have failed), or the person continues without them. */
  onDone(): void;
  /** Leaves without a change. Absent where an answer is required. */
  onCancel?: (() => void) | undefined;
}

/** 'Gestisci i consensi': two required questions. The person can change the answers later (part 2 §2 'Consent'). */
export function Consent({ privacyNotice, onDone, onCancel }: ConsentProps) {
  const [state, send] = useConsent(onDone);
  return <TaskPage>{taskOf(state, send, { privacyNotice, onDone, onCancel })}</TaskPage>;
}

function taskOf(state: ConsentState, send: (event: ConsentEvent) => void, props: ConsentProps) {
  switch (state.name) {
    case 'FETCHING_DATA':
      return <TaskPending title={text.title} text={text.loading} />;
    case 'ERROR_FETCHING_DATA':
      return (
        <TaskError
          title={text.failedTitle}
          text={text.failed}
          action={text.retry}
          onAction={() => send({ type: 'retry-pressed' })}
          other={props.onCancel === undefined ? text.later : text.cancel}
          onOther={props.onCancel ?? props.onDone}
        />
      );
    case 'AWAIT_DATA':
    case 'SENDING_DATA':
      return <Questions {...props} state={state} send={send} />;
    default:
      return state satisfies never;
  }
}

interface QuestionsProps extends ConsentProps {
  state: Extract<ConsentState, { choices: PrivacyConsent }>;
  send(event: ConsentEvent): void;
}

function Questions({ privacyNotice, onCancel, state, send }: QuestionsProps) {
  const id = useId();
  const { choices } = state;
  const isPending = state.name === 'SENDING_DATA';
  const submit = (form: HTMLFormElement) => {
    send({ type: 'proceed-pressed' });
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
                    onChange={() => send({ type: 'chosen', question, isYes })}
                  />
                  {isYes ? text.yes : text.no}
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
        {text.notice}
        <span className={visuallyHidden}> {text.newWindow}</span>
      </a>
    </TaskForm>
  );
}
