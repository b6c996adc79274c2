import { type ReactNode, useEffect, useRef } from 'react';
import type { SignInProvider } from '../shared/runtime/identity.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { Button } from '../shared/ui/Button.tsx';
import { Logo } from '../shared/ui/Logo.tsx';
import { PhoneLink } from '../shared/ui/Notice.tsx';
import { Spinner } from '../shared/ui/Spinner.tsx';
import type { LoginState } from './login.flow.ts';
import * as css from './login.css.ts';
import { LoginPicture } from './LoginPicture.tsx';
import { text } from './text.ts';
import { type LoginPorts, useLogin } from './use-login.ts';

export type SignInMethod = SignInProvider | 'email';

const ICONS = { microsoft: 'microsoft', google: 'google', email: 'mail' } as const;

export interface LoginChoiceProps extends LoginPorts {
  /** The ways in that this provider of the service offers, in order; the first is the main one. */
  methods: readonly SignInMethod[];
  /** To the sign-in by e-mail; `email` prefills it, and its domain needs no check then. */
  onEmail(email: string | null): void;
}

/** The choice of a way in, and what comes back from it (part 1 §2 'Login screen'). */
export function LoginChoice({ methods, onEmail, ...ports }: LoginChoiceProps) {
  const { productName, supportPhone } = useRuntime();
  const [state, send] = useLogin(ports);
  const choose = (method: SignInMethod, email: string | null = ports.email) => {
    if (method === 'email') onEmail(email);
    else send({ type: 'provider-chosen', provider: method, email });
  };

  return (
    <main className={css.page}>
      <div className={css.hero}>
        <LoginPicture />
      </div>
      <div className={css.content}>
        <p className={css.brand}>
          <Logo size={36} />
          {productName}
        </p>
        <h1 className={css.headline} tabIndex={-1} data-screen-title>
          {text.headline}
        </h1>
        <Body state={state} phone={supportPhone} onRetry={() => send({ type: 'retry-pressed' })} onChoose={choose}>
          <div className={css.ways} role="group" aria-label={text.choose}>
            {methods.map((method, index) => (
              <Button
                key={method}
                look={index === 0 ? 'primary' : 'outlined'}
                size="large"
                icon={ICONS[method]}
                onClick={() => choose(method)}
              >
                {text[method]}
              </Button>
            ))}
          </div>
        </Body>
      </div>
    </main>
  );
}

interface BodyProps {
  state: LoginState;
  phone: string | null;
  onRetry(): void;
  onChoose(method: SignInMethod, email: string | null): void;
  /** The ways in. */
  children: ReactNode;
}

function Body({ state, phone, onRetry, onChoose, children }: BodyProps) {
  switch (state.name) {
    case 'DO_LOGIN':
      return children;
    case 'CHECK_REDIRECT_RESULT':
    case 'CHECKING_REDIRECT_RESULT':
      return <Waiting label={text.checking} />;
    case 'DOING_LOGIN':
      return <Waiting label={text.redirecting} />;
    case 'END_LOGIN':
    case 'SETTING_COOKIE':
      return <Waiting label={text.signingIn} />;
    case 'ERROR_SETTING_COOKIE':
      return (
        <Problem sentence={text.cookieFailed}>
          <Button size="large" onClick={onRetry}>
            {text.retry}
          </Button>
          {phone && <PhoneLink phone={phone} />}
        </Problem>
      );
    case 'ERROR_VERIFY_LOGIN': {
      const { original, email } = state;
      return original === null || original === 'email' ? (
        <Problem sentence={text.alreadyRegistered}>
          <Button size="large" onClick={() => onChoose('email', email)}>
            {text.continue}
          </Button>
          {phone && <PhoneLink phone={phone} />}
          <Button look="quiet" onClick={onRetry}>
            {text.other}
          </Button>
        </Problem>
      ) : (
        <Problem sentence={text.signInWith(text.names[original])}>
          <Button size="large" onClick={() => onChoose(original, email)}>
            {text.continue}
          </Button>
          <Button look="quiet" onClick={onRetry}>
            {text.other}
          </Button>
        </Problem>
      );
    }
    case 'MICROSOFT_ERROR':
    case 'ERROR_SIGN_WITH_REDIRECT':
      return (
        <>
          <p className={css.alert} role="alert">
            {text.providerFailed}
          </p>
          {children}
        </>
      );
    default:
      return state satisfies never;
  }
}

function Waiting({ label }: { label: string }) {
  return (
    <p className={css.waiting} role="status">
      <Spinner />
      {label}
    </p>
  );
}

function Problem({ sentence, children }: { sentence: string; children: ReactNode }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <>
      <p ref={ref} className={css.alert} role="alert" tabIndex={-1}>
        {sentence}
      </p>
      <div className={css.actions}>{children}</div>
    </>
  );
}
