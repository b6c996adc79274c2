import { type FormEvent, useId, useRef } from 'react';
import type { PrivacyConsent } from '../../api/index.ts';
import { Button } from '../shared/ui/Button.tsx';
import { visuallyHidden } from '../shared/ui/layout.css.ts';
import { Spinner } from '../shared/ui/Spinner.tsx';
import { Failure, Heading, StepPage, Waiting } from '../shared/ui/Step.tsx';
import * as step from '../shared/ui/Step.css.ts';
import { radio } from '../shared/ui/Radio.css.ts';
import * as css from './Consent.css.ts';
import { type ConsentEvent, type ConsentQuestion, type ConsentState, QUESTIONS } from './consent.flow.ts';
import { text } from './text.ts';
import { useConsent } from './use-consent.ts';

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
  return <StepPage>{stepOf(state, send, { privacyNotice, onDone, onCancel })}</StepPage>;
}

function stepOf(state: ConsentState, send: (event: ConsentEvent) => void, props: ConsentProps) {
  switch (state.name) {
    case 'FETCHING_DATA':
      return <Waiting title={text.title} text={text.loading} />;
    case 'ERROR_FETCHING_DATA':
      return (
        <Failure
          title={text.failedTitle}
          text={text.failed}
          action={text.retry}
          onAction={() => send({ type: 'retry-pressed' })}
          other={props.onCancel === undefined ? text.later : text.cancel}
          onOther={props.onCancel ?? props.onDone}
        />
      );
    case 'AWAIT_DATA':
      return <Questions {...props} choices={state.choices} hasTried={state.hasTried} isPending={false} send={send} />;
    case 'SENDING_DATA':
    case 'LEFT':
      return <Questions {...props} choices={state.choices} hasTried={false} isPending send={send} />;
    default:
      return state satisfies never;
  }
}

const WORDING: Readonly<Record<ConsentQuestion, { label: string; note: string }>> = {
  acceptMarketingData: { label: text.marketing, note: text.marketingNote },
  acceptProfilingData: { label: text.profiling, note: text.profilingNote },
};

interface QuestionsProps extends ConsentProps {
  choices: PrivacyConsent;
  hasTried: boolean;
  isPending: boolean;
  send(event: ConsentEvent): void;
}

function Questions({ privacyNotice, onCancel, choices, hasTried, isPending, send }: QuestionsProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    send({ type: 'proceed-pressed' });
    const missing = QUESTIONS.find((question) => choices[question] === null);
    if (missing !== undefined) form.current?.querySelector<HTMLInputElement>(`input[name=${missing}]`)?.focus();
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Heading>{text.title}</Heading>
      <p className={step.lead}>{text.lead}</p>
      {QUESTIONS.map((question) => (
        <Question
          key={question}
          name={question}
          choice={choices[question]}
          isMissing={hasTried && choices[question] === null}
          isPending={isPending}
          onChoose={(isYes) => send({ type: 'chosen', question, isYes })}
        />
      ))}
      <a className={css.notice} href={privacyNotice} target="_blank" rel="noopener noreferrer">
        {text.notice}
        <span className={visuallyHidden}> {text.newWindow}</span>
      </a>
      <div className={step.actions}>
        <Button type="submit" size="large" isPending={isPending}>
          {isPending && <Spinner size={18} />}
          {text.proceed}
        </Button>
        {onCancel !== undefined && (
          <Button look="quiet" disabled={isPending} onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
      </div>
      <p role="status" className={visuallyHidden}>
        {isPending ? text.sending : ''}
      </p>
    </form>
  );
}

interface QuestionProps {
  name: ConsentQuestion;
  choice: boolean | null;
  isMissing: boolean;
  isPending: boolean;
  onChoose(isYes: boolean): void;
}

function Question({ name, choice, isMissing, isPending, onChoose }: QuestionProps) {
  const id = useId();
  const { label, note } = WORDING[name];
  return (
    <fieldset
      className={css.question}
      role="radiogroup"
      aria-required="true"
      aria-invalid={isMissing || undefined}
      aria-describedby={`${id}-note ${id}-missing`}
      data-missing={isMissing ? '' : undefined}
      disabled={isPending}
    >
      <legend className={css.legend}>{label}</legend>
      <p id={`${id}-note`} className={css.note}>
        {note}
      </p>
      <div className={css.answers}>
        {[true, false].map((isYes) => (
          <label key={String(isYes)} className={css.answer}>
            <input className={radio} type="radio" name={name} checked={choice === isYes} onChange={() => onChoose(isYes)} />
            {isYes ? text.yes : text.no}
          </label>
        ))}
      </div>
      <p id={`${id}-missing`} className={css.missing} role="alert">
        {isMissing ? text.missing : null}
      </p>
    </fieldset>
  );
}
