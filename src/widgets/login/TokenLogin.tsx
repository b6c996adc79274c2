import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../shared/ui/Button.tsx';
import { visuallyHidden } from '../shared/ui/layout.css.ts';
import { Spinner } from '../shared/ui/Spinner.tsx';
import { Failure, Heading, Outcome, StepPage, Titled, Waiting } from '../shared/ui/Step.tsx';
import * as css from '../shared/ui/Step.css.ts';
import { TextField } from '../shared/ui/TextField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { tokenText as text } from './text.ts';
import type { TokenLoginEvent, TokenLoginState } from './token-login.flow.ts';
import { type TokenLoginPorts, useTokenLogin } from './use-token-login.ts';

export interface TokenLoginProps extends TokenLoginPorts {
  onLogin(): void;
  onHome(): void;
}

/** The target of an e-mail's link: a new password, and the sign-in with it (part 2 §2 'Login with token'). */
export function TokenLogin({ onLogin, onHome, ...ports }: TokenLoginProps) {
  const [state, send] = useTokenLogin(ports);
  return <StepPage>{stepOf(state, send, onLogin, onHome)}</StepPage>;
}

function stepOf(state: TokenLoginState, send: (event: TokenLoginEvent) => void, onLogin: () => void, onHome: () => void) {
  switch (state.name) {
    case 'CHECK_ACTION_CODE':
      return <Waiting title={text.checkingTitle} text={text.checking} />;
    case 'ERROR_CHECKING_ACTION_CODE':
      return state.reason === 'invalid' ? (
        <Titled title={text.invalidTitle} lead={text.invalidText} isAlert>
          <Button size="large" onClick={onLogin}>
            {text.cancel}
          </Button>
        </Titled>
      ) : (
        <Failure
          title={text.unreachableTitle}
          text={text.unreachableText}
          action={text.retry}
          onAction={() => send({ type: 'retry-pressed' })}
        />
      );
    case 'START_PASSWORD_RESET':
    case 'RESET_PASSWORD':
    case 'DO_LOGIN':
    case 'DO_REDIRECT':
      return <NewPasswordForm state={state} send={send} />;
    case 'ERROR_DO_LOGIN':
      return <Outcome title={text.loginFailedTitle} text={text.loginFailedText} action={text.toLogin} onAction={onLogin} />;
    case 'ERROR_SETTING_COOKIE':
      return (
        <Failure title={text.cookieFailed} text={text.cookieText} action={text.retry} onAction={() => send({ type: 'retry-pressed' })} />
      );
    case 'SHOW_USE_NFC':
      return <Outcome title={text.nfcTitle} text={text.nfcText} action={text.home} onAction={onHome} />;
    case 'SHOW_SCAN_QRCODE':
      return <Outcome title={text.qrTitle} text={text.qrText} action={text.home} onAction={onHome} />;
    case 'LEFT':
      return <Waiting title={text.checkingTitle} text={text.signingIn} />;
    default:
      return state satisfies never;
  }
}

const PROBLEMS = { 'too-short': text.tooShort, refused: text.refused, failed: null } as const;

type FormState = Extract<TokenLoginState, { name: 'START_PASSWORD_RESET' | 'RESET_PASSWORD' | 'DO_LOGIN' | 'DO_REDIRECT' }>;

function NewPasswordForm({ state, send }: { state: FormState; send(event: TokenLoginEvent): void }) {
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const isPending = state.name !== 'START_PASSWORD_RESET';
  const problem = state.name === 'START_PASSWORD_RESET' ? state.problem : null;
  // Each refused input creates a new state object.
  useEffect(() => {
    if (state.name === 'START_PASSWORD_RESET' && (state.problem === 'too-short' || state.problem === 'refused')) field.current?.focus();
  }, [state]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) send({ type: 'password-entered', password });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Heading>{text.title}</Heading>
      <p className={css.lead}>{text.lead}</p>
      {problem === 'failed' && (
        <p className={css.alert} role="alert">
          {text.failed}
        </p>
      )}
      <TextField label={text.email} type="email" name="email" autoComplete="username" value={state.email} readOnly />
      <PasswordField
        ref={field}
        label={text.password}
        autoComplete="new-password"
        value={password}
        error={problem === null ? null : PROBLEMS[problem]}
        onChange={(typed) => {
          setPassword(typed);
          send({ type: 'password-edited' });
        }}
      />
      <div className={css.actions}>
        <Button type="submit" size="large" isPending={isPending}>
          {isPending && <Spinner size={18} />}
          {text.change}
        </Button>
      </div>
      <p role="status" className={visuallyHidden}>
        {isPending ? text.saving : ''}
      </p>
    </form>
  );
}
