import { useEffect, useRef, useState } from 'react';
import { Button } from '../shared/ui/controls/Button.tsx';
import { visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { PendingButton } from '../shared/ui/controls/PendingButton.tsx';
import { TaskError, TaskForm, TaskMessage, TaskPage, TaskPending, TaskResult } from '../shared/ui/page/TaskPage.tsx';
import { TextField } from '../shared/ui/controls/TextField.tsx';
import { cleanEmail, type EmailLoginEvent, type EmailLoginState, type PasswordStateName } from './email-login.flow.ts';
import { PasswordForm } from './PasswordForm.tsx';
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
  return <TaskPage>{taskOf(state, send, skipsDomain, onCancel)}</TaskPage>;
}

function taskOf(state: EmailLoginState, send: (event: EmailLoginEvent) => void, skipsDomain: boolean, onCancel: () => void) {
  switch (state.name) {
    case 'START_LOGIN':
      return <EmailForm state={state} onSubmit={(email) => send({ type: 'email-entered', email, skipsDomain })} onCancel={onCancel} />;
    case 'CHECK_USER_DOMAIN':
    case 'CHECK_USER':
      return <TaskPending title={text.checkingTitle} text={text.checking} />;
    case 'SENDING_EMAIL':
      return <TaskPending title={text.checkingTitle} text={text.sending} />;
    case 'AWAITING_PASSWORD':
    case 'INVALID_PASSWORD':
    case 'ERROR_AWAITING_PASSWORD':
    case 'AWATING_FIREBASE_LOGIN':
    case 'END_LOGIN_WITH_EMAIL':
    case 'SETTING_COOKIE':
      return <PasswordStep state={state} send={send} />;
    case 'EMAIL_RESET_PASSWORD_SENDED':
      return <TaskResult title={text.sentTitle} text={text.sent(state.email)} action={text.back} onAction={onCancel} />;
    case 'USER_REGISTERED':
      return <TaskResult title={text.registeredTitle} text={text.registered(state.email)} action={text.back} onAction={onCancel} />;
    case 'REGISTER_NEW_USER':
      return (
        <TaskMessage title={text.newTitle} lead={text.newLead(state.email)} problem={state.hasFailed ? text.registerFailed : null}>
          <PendingButton size="large" isPending={state.isPending} onClick={() => send({ type: 'register-pressed' })}>
            {text.register}
          </PendingButton>
          <Button look="secondary" size="large" disabled={state.isPending} onClick={() => send({ type: 'have-password-pressed' })}>
            {text.havePassword}
          </Button>
          <Button look="quiet" disabled={state.isPending} onClick={() => send({ type: 'cancelled' })}>
            {text.cancel}
          </Button>
          <p role="status" className={visuallyHidden}>
            {state.isPending ? text.sending : ''}
          </p>
        </TaskMessage>
      );
    case 'UNMANAGED_PROVIDER':
      return <TaskResult title={text.unmanaged(state.providers)} text={text.unmanagedText} action={text.other} onAction={onCancel} />;
    case 'ERROR_VERIFY_LOGIN':
      return (
        <TaskMessage title={text.existsTitle} lead={text.exists(text.names[state.original])} isAlert>
          <Button size="large" onClick={() => send({ type: 'original-pressed' })}>
            {text.continue}
          </Button>
          <Button look="quiet" onClick={() => send({ type: 'cancelled' })}>
            {text.cancel}
          </Button>
        </TaskMessage>
      );
    case 'ERROR_DURING_VERIFY_LOGIN':
      return (
        <TaskError
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
        <TaskError title={text.cookieFailed} text={text.cookieText} action={text.retry} onAction={() => send({ type: 'retry-pressed' })} />
      );
    case 'LEFT':
      return <TaskPending title={text.checkingTitle} text={text.signingIn} />;
    default:
      return state satisfies never;
  }
}

const PROBLEMS = {
  'invalid-email': text.emailInvalid,
  reset: text.resetFailed,
  offline: text.offline,
  provider: text.provider,
  'too-many-tries': text.tooManyTries,
  'wrong-credentials': text.provider,
} as const;

interface EmailFormProps {
  state: Extract<EmailLoginState, { name: 'START_LOGIN' }>;
  onSubmit(email: string): void;
  onCancel(): void;
}

function EmailForm({ state, onSubmit, onCancel }: EmailFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(state.email);
  const isFieldProblem = state.problem === 'invalid-email';
  // Each refused input creates a new state object.
  useEffect(() => {
    if (state.problem === 'invalid-email') field.current?.focus();
  }, [state]);
  return (
    <TaskForm
      title={text.title}
      lead={text.lead}
      problem={state.problem === null || isFieldProblem ? null : PROBLEMS[state.problem]}
      submitLabel={text.continue}
      onSubmit={() => onSubmit(email)}
      actions={
        <Button look="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      }
    >
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
    </TaskForm>
  );
}

type PasswordState = Extract<EmailLoginState, { name: PasswordStateName }>;

function PasswordStep({ state, send }: { state: PasswordState; send(event: EmailLoginEvent): void }) {
  const isPending = state.name === 'AWATING_FIREBASE_LOGIN' || state.name === 'END_LOGIN_WITH_EMAIL' || state.name === 'SETTING_COOKIE';
  const isWrong = state.name === 'ERROR_AWAITING_PASSWORD';
  return (
    <PasswordForm
      title={text.title}
      lead={text.passwordLead}
      problem={state.name === 'AWAITING_PASSWORD' && state.problem !== null ? PROBLEMS[state.problem] : null}
      submitLabel={text.login}
      pending={isPending ? text.signingIn : null}
      email={state.email}
      label={text.password}
      autoComplete="current-password"
      error={isWrong ? text.wrong : state.name === 'INVALID_PASSWORD' ? text.tooShort : null}
      state={state}
      clears={isWrong}
      hasFieldFocus
      onEdit={(typed) => {
        if (typed !== '') send({ type: 'password-edited' });
      }}
      onPassword={(password) => send({ type: 'password-entered', password })}
      actions={
        <>
          <Button look="quiet" disabled={isPending} onClick={() => send({ type: 'recover-pressed' })}>
            {text.recover}
          </Button>
          <Button look="quiet" disabled={isPending} onClick={() => send({ type: 'cancelled' })}>
            {text.cancel}
          </Button>
        </>
      }
    />
  );
}
