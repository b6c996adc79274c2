import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../shared/ui/Button.tsx';
import { visuallyHidden } from '../shared/ui/layout.css.ts';
import { Spinner } from '../shared/ui/Spinner.tsx';
import { Failure, Heading, Outcome, StepPage, Titled, Waiting } from '../shared/ui/Step.tsx';
import * as css from '../shared/ui/Step.css.ts';
import { TextField } from '../shared/ui/TextField.tsx';
import { cleanEmail, type EmailLoginEvent, type EmailLoginState } from './email-login.flow.ts';
import { PasswordField } from './PasswordField.tsx';
import { emailText as text } from './text.ts';
import { type EmailLoginPorts, useEmailLogin } from './use-email-login.ts';

export interface EmailLoginProps extends EmailLoginPorts {
  /** Prefilled e-mail (query `email`). */
  email: string;
  /** Query `skip=domain`. */
  skipsDomain: boolean;
  onCancel(): void;
}

/** Sign-in by e-mail and password (part 2 §2 'Login with email'). */
export function EmailLogin({ email, skipsDomain, onCancel, ...ports }: EmailLoginProps) {
  const [state, send] = useEmailLogin(ports, email);

  return (
    <StepPage>
      <Step state={state} send={send} skipsDomain={skipsDomain} onCancel={onCancel} />
    </StepPage>
  );
}

interface StepProps {
  state: EmailLoginState;
  send(event: EmailLoginEvent): void;
  skipsDomain: boolean;
  onCancel(): void;
}

function Step({ state, send, skipsDomain, onCancel }: StepProps) {
  switch (state.name) {
    case 'START_LOGIN':
      return <EmailForm state={state} onSubmit={(email) => send({ type: 'email-entered', email, skipsDomain })} onCancel={onCancel} />;
    case 'CHECK_USER_DOMAIN':
    case 'CHECK_USER':
      return <Waiting title={text.checkingTitle} text={text.checking} />;
    case 'SENDING_EMAIL':
      return <Waiting title={text.checkingTitle} text={text.sending} />;
    case 'AWAITING_PASSWORD':
    case 'INVALID_PASSWORD':
    case 'ERROR_AWAITING_PASSWORD':
    case 'AWATING_FIREBASE_LOGIN':
    case 'END_LOGIN_WITH_EMAIL':
    case 'SETTING_COOKIE':
      return <PasswordForm state={state} send={send} onCancel={() => send({ type: 'cancelled' })} />;
    case 'EMAIL_RESET_PASSWORD_SENDED':
      return <Outcome title={text.sentTitle} text={text.sent(state.email)} action={text.back} onAction={onCancel} />;
    case 'USER_REGISTERED':
      return <Outcome title={text.registeredTitle} text={text.registered(state.email)} action={text.back} onAction={onCancel} />;
    case 'REGISTER_NEW_USER':
      return (
        <Titled title={text.newTitle} lead={text.newLead(state.email)} problem={state.hasFailed ? text.registerFailed : null}>
          <Button size="large" isPending={state.isPending} onClick={() => send({ type: 'register-pressed' })}>
            {state.isPending && <Spinner size={18} />}
            {text.register}
          </Button>
          <Button look="secondary" size="large" disabled={state.isPending} onClick={() => send({ type: 'have-password-pressed' })}>
            {text.havePassword}
          </Button>
          <Button look="quiet" disabled={state.isPending} onClick={() => send({ type: 'cancelled' })}>
            {text.cancel}
          </Button>
          <p role="status" className={visuallyHidden}>
            {state.isPending ? text.sending : ''}
          </p>
        </Titled>
      );
    case 'UNMANAGED_PROVIDER':
      return <Outcome title={text.unmanaged(state.providers)} text={text.unmanagedText} action={text.other} onAction={onCancel} />;
    case 'ERROR_VERIFY_LOGIN':
      return (
        <Titled title={text.existsTitle} lead={text.exists(text.names[state.original])} isAlert>
          <Button size="large" onClick={() => send({ type: 'original-pressed' })}>
            {text.continue}
          </Button>
          <Button look="quiet" onClick={() => send({ type: 'cancelled' })}>
            {text.cancel}
          </Button>
        </Titled>
      );
    case 'ERROR_DURING_VERIFY_LOGIN':
      return (
        <Failure
          title={text.provider}
          text={text.verifyFailed}
          action={text.retry}
          onAction={() => send({ type: 'retry-pressed' })}
          other={text.other}
          onOther={onCancel}
        />
      );
    case 'ERROR_SETTING_COOKIE':
      return (
        <Failure title={text.cookieFailed} text={text.cookieText} action={text.retry} onAction={() => send({ type: 'retry-pressed' })} />
      );
    case 'LEFT':
      return <Waiting title={text.checkingTitle} text={text.signingIn} />;
    default:
      return state satisfies never;
  }
}

const START_PROBLEMS = {
  'invalid-email': text.emailInvalid,
  offline: text.offline,
  provider: text.provider,
  'too-many-tries': text.tooManyTries,
  'wrong-credentials': text.provider,
} as const;

function EmailForm({
  state,
  onSubmit,
  onCancel,
}: {
  state: Extract<EmailLoginState, { name: 'START_LOGIN' }>;
  onSubmit(email: string): void;
  onCancel(): void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(state.email);
  const isFieldProblem = state.problem === 'invalid-email';
  // Each refused input creates a new state object.
  useEffect(() => {
    if (state.problem === 'invalid-email') field.current?.focus();
  }, [state]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(email);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Heading>{text.title}</Heading>
      <p className={css.lead}>{text.lead}</p>
      {state.problem !== null && !isFieldProblem && (
        <p className={css.alert} role="alert">
          {START_PROBLEMS[state.problem]}
        </p>
      )}
      <TextField
        ref={field}
        label={text.email}
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        value={email}
        error={isFieldProblem ? text.emailInvalid : null}
        onChange={(event) => setEmail(cleanEmail(event.target.value))}
      />
      <div className={css.actions}>
        <Button type="submit" size="large">
          {text.continue}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}

const PASSWORD_PROBLEMS = {
  reset: text.resetFailed,
  offline: text.offline,
  provider: text.provider,
  'too-many-tries': text.tooManyTries,
} as const;

type PasswordState = Extract<
  EmailLoginState,
  {
    name:
      | 'AWAITING_PASSWORD'
      | 'INVALID_PASSWORD'
      | 'ERROR_AWAITING_PASSWORD'
      | 'AWATING_FIREBASE_LOGIN'
      | 'END_LOGIN_WITH_EMAIL'
      | 'SETTING_COOKIE';
  }
>;

function PasswordForm({ state, send, onCancel }: { state: PasswordState; send(event: EmailLoginEvent): void; onCancel(): void }) {
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const isPending = state.name === 'AWATING_FIREBASE_LOGIN' || state.name === 'END_LOGIN_WITH_EMAIL' || state.name === 'SETTING_COOKIE';
  const error = state.name === 'INVALID_PASSWORD' ? text.tooShort : state.name === 'ERROR_AWAITING_PASSWORD' ? text.wrong : null;

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (state.name === 'ERROR_AWAITING_PASSWORD') setPassword('');
    if (state.name === 'ERROR_AWAITING_PASSWORD' || state.name === 'INVALID_PASSWORD') field.current?.focus();
  }, [state]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) send({ type: 'password-entered', password });
  };
  return (
    <form onSubmit={submit} noValidate>
      <h1 className={css.title} tabIndex={-1} data-screen-title>
        {text.title}
      </h1>
      <p className={css.lead}>{text.passwordLead}</p>
      {state.name === 'AWAITING_PASSWORD' && state.problem !== null && (
        <p className={css.alert} role="alert">
          {PASSWORD_PROBLEMS[state.problem]}
        </p>
      )}
      <TextField label={text.email} type="email" name="email" autoComplete="username" value={state.email} readOnly />
      <PasswordField
        ref={field}
        label={text.password}
        autoComplete="current-password"
        value={password}
        error={error}
        onChange={(typed) => {
          setPassword(typed);
          if (error !== null && typed !== '') send({ type: 'password-edited' });
        }}
      />
      <div className={css.actions}>
        <Button type="submit" size="large" isPending={isPending}>
          {isPending && <Spinner size={18} />}
          {text.login}
        </Button>
        <Button look="quiet" disabled={isPending} onClick={() => send({ type: 'recover-pressed' })}>
          {text.recover}
        </Button>
        <Button look="quiet" disabled={isPending} onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
      <p role="status" className={visuallyHidden}>
        {isPending ? text.signingIn : ''}
      </p>
    </form>
  );
}
