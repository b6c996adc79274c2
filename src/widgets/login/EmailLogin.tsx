import { useEffect, useRef, useState } from 'react';
import { Button } from '../shared/ui/controls/Button.tsx';
import { visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { PendingButton } from '../shared/ui/controls/PendingButton.tsx';
import { TaskError, TaskForm, TaskMessage, TaskPage, TaskPending, TaskResult } from '../shared/ui/page/TaskPage.tsx';
import { TextField } from '../shared/ui/controls/TextField.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { type EmailLoginText, useEmailText } from './text.ts';
import { cleanEmail, type EmailLoginPorts, type EmailLoginState, isSigningIn, type SigningIn, useEmailLogin } from './use-email-login.ts';

export interface EmailLoginProps extends EmailLoginPorts {
  /** Prefilled e-mail (query `email`). */
  email: string;
  /** The e-mail's domain is not asked for its sign-in method (query `skip=domain`). */
  skipsDomain: boolean;
  /** The person goes back to the choice of a method. */
  onCancel(): void;
}

/** Sign-in by e-mail and password (P2-2.120 to P2-2.131). */
export function EmailLogin({ email, skipsDomain, onCancel, ...ports }: EmailLoginProps) {
  const login = useEmailLogin(ports, email);
  return <TaskPage>{taskOf(login, useEmailText(), skipsDomain, onCancel)}</TaskPage>;
}

type Login = ReturnType<typeof useEmailLogin>;

function taskOf(login: Login, text: EmailLoginText, skipsDomain: boolean, onCancel: () => void) {
  const { state } = login;
  switch (state.name) {
    case 'START_LOGIN':
      return <EmailForm state={state} onSubmit={(email) => login.enterEmail(email, skipsDomain)} onCancel={onCancel} />;
    case 'CHECK_USER_DOMAIN':
    case 'CHECK_USER':
      return <TaskPending title={text.checkingTitle} text={text.checking} />;
    case 'SENDING_EMAIL':
      return <TaskPending title={text.checkingTitle} text={text.sending} />;
    case 'AWAITING_PASSWORD':
    case 'INVALID_PASSWORD':
    case 'ERROR_AWAITING_PASSWORD':
    case 'AWAITING_FIREBASE_LOGIN':
    case 'SETTING_COOKIE':
      return <PasswordStep login={login} state={state} />;
    case 'PASSWORD_RESET_EMAIL_SENT':
      return <TaskResult title={text.sentTitle} text={text.sent(state.email)} action={text.back} onAction={onCancel} />;
    case 'USER_REGISTERED':
      return <TaskResult title={text.registeredTitle} text={text.registered(state.email)} action={text.back} onAction={onCancel} />;
    case 'REGISTER_NEW_USER':
      return (
        <TaskMessage title={text.newTitle} lead={text.newLead(state.email)} problem={state.hasFailed ? text.registerFailed : null}>
          <PendingButton size="large" isPending={state.isPending} onClick={() => login.register(state.email)}>
            {text.register}
          </PendingButton>
          <Button look="secondary" disabled={state.isPending} onClick={() => login.askPassword(state.email)}>
            {text.havePassword}
          </Button>
          <Button look="quiet" disabled={state.isPending} onClick={() => login.restart(state.email)}>
            {text.cancel}
          </Button>
          <p role="status" className={visuallyHidden}>
            {state.isPending ? text.sending : ''}
          </p>
        </TaskMessage>
      );
    case 'UNMANAGED_PROVIDER':
      return (
        <TaskMessage title={text.unmanaged(state.providers)} lead={text.unmanagedText}>
          <Button size="large" onClick={onCancel}>
            {text.other}
          </Button>
        </TaskMessage>
      );
    case 'ERROR_VERIFY_LOGIN':
      return (
        <TaskMessage title={text.existsTitle} lead={text.exists(text.names[state.original])} isAlert>
          <Button size="large" onClick={() => login.goToProvider(state.email, state.original)}>
            {text.continue}
          </Button>
          <Button look="quiet" onClick={() => login.restart(state.email)}>
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
          onAction={() => login.restart(state.email)}
          other={text.other}
          onOther={onCancel}
        />
      );
    case 'ERROR_SETTING_COOKIE':
      return <TaskError title={text.cookieFailed} text={text.cookieText} action={text.retry} onAction={() => login.restart(state.email)} />;
    case 'LEFT':
      return <TaskPending title={text.checkingTitle} text={text.signingIn} />;
    default:
      return state satisfies never;
  }
}

/** The sentences of the problems above the form. */
const PROBLEMS = {
  reset: 'resetFailed',
  offline: 'offline',
  slow: 'slow',
  provider: 'provider',
  'too-many-tries': 'tooManyTries',
  'wrong-credentials': 'provider',
} as const;

interface EmailFormProps {
  state: Extract<EmailLoginState, { name: 'START_LOGIN' }>;
  onSubmit(email: string): void;
  onCancel(): void;
}

function EmailForm({ state, onSubmit, onCancel }: EmailFormProps) {
  const text = useEmailText();
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
      problem={state.problem === null || state.problem === 'invalid-email' ? null : text[PROBLEMS[state.problem]]}
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

interface PasswordStepProps {
  login: Login;
  state: Extract<EmailLoginState, { name: `${string}PASSWORD` | SigningIn }>;
}

function PasswordStep({ login, state }: PasswordStepProps) {
  const text = useEmailText();
  const { email } = state;
  const isPending = isSigningIn(state);
  const isWrong = state.name === 'ERROR_AWAITING_PASSWORD';
  const isTooShort = state.name === 'INVALID_PASSWORD';
  return (
    <PasswordForm
      title={text.title}
      lead={text.passwordLead}
      problem={state.name === 'AWAITING_PASSWORD' && state.problem !== null ? text[PROBLEMS[state.problem]] : null}
      submitLabel={text.login}
      pending={isPending ? text.signingIn : null}
      email={email}
      label={text.password}
      autoComplete="current-password"
      error={isWrong ? text.wrong : isTooShort ? text.tooShort : null}
      state={state}
      clears={isWrong}
      hasFieldFocus
      onEdit={(typed) => typed !== '' && (isWrong || isTooShort) && login.askPassword(email)}
      onPassword={(password) => login.signIn(email, password)}
      actions={
        <>
          <Button look="quiet" disabled={isPending} onClick={() => login.recover(email)}>
            {text.recover}
          </Button>
          <Button look="quiet" disabled={isPending} onClick={() => login.restart(email)}>
            {text.cancel}
          </Button>
        </>
      }
    />
  );
}
