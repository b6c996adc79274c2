import { type ReactNode, useEffect, useRef } from 'react';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { Button } from '../shared/ui/controls/Button.tsx';
import { Text } from '../shared/text/Text.tsx';
import { PhoneLink } from '../shared/ui/feedback/Notice.tsx';
import * as step from '../shared/ui/page/TaskPage.css.ts';
import { LoginPage, type SignInMethod, SignInMethods } from './LoginPage.tsx';
import { useText } from './text.ts';
import { type LoginPorts, type LoginState, useLogin } from './use-login.ts';

export interface LoginChoiceProps extends LoginPorts {
  /** The sign-in methods that the provider of the service offers, in order; the first is the primary one. */
  methods: readonly SignInMethod[];
  /** The picture next to the sign-in, decorative; it fills its place. Null for our own, which also replaces one that does not load. */
  pictureUrl?: string | null;
  /** Opens the sign-in by e-mail. `email` prefills the field, and its domain then needs no check. */
  onEmail(email: string | null): void;
}

/** The choice of a sign-in method, and the result of the redirect (P1-2.10 to P1-2.18). */
export function LoginChoice({ methods, pictureUrl, onEmail, ...ports }: LoginChoiceProps) {
  const text = useText();
  const product = useRuntime();
  const { state, redirect, choose, chooseAnother } = useLogin(ports);
  const { email } = ports;
  const waitingKey = WAITING[state.name];
  const waiting = waitingKey && text[waitingKey];

  // The pressed button disappears with its step. If the focus is lost by that, move it to the headline.
  const headline = useRef<HTMLHeadingElement>(null);
  const last = useRef(state.name);
  useEffect(() => {
    const before = last.current;
    last.current = state.name;
    if (before === state.name || before === 'CHECK_REDIRECT_RESULT') return;
    if (document.activeElement === document.body) headline.current?.focus({ preventScroll: true });
  }, [state.name]);

  /** `hint`: the e-mail address to sign in with. */
  const signInBy = (method: SignInMethod, hint: string | null) => (method === 'email' ? onEmail(hint) : redirect(method, hint));
  const choice = <SignInMethods methods={methods} onChoose={(method) => signInBy(method, email)} />;
  const call = product.supportPhone && <PhoneLink phone={product.supportPhone} />;

  const drawState = () => {
    switch (state.name) {
      case 'DO_LOGIN':
        return choice;
      case 'CHECK_REDIRECT_RESULT':
      case 'CHECKING_REDIRECT_RESULT':
      case 'DOING_LOGIN':
      case 'SETTING_COOKIE':
      case 'LEFT':
        return null; // the status element shows the message
      case 'ERROR_SETTING_COOKIE':
        return (
          <Problem sentence={text.cookieFailed}>
            <Button size="large" onClick={choose}>
              {text.retry}
            </Button>
            {call}
          </Problem>
        );
      case 'ERROR_VERIFY_LOGIN': {
        const { original, email: known } = state;
        return original === null ? (
          <Problem sentence={text.exists} lead={text.chooseOriginal}>
            <SignInMethods methods={methods} hasMain={false} onChoose={(method) => signInBy(method, known)} />
            {call}
          </Problem>
        ) : (
          <Problem sentence={original === 'email' ? text.alreadyRegistered : text.exists} lead={text.continueWith(text.names[original])}>
            <SignInMethods methods={[original]} label={text.continue} onChoose={(method) => signInBy(method, known)} />
            <Button look="quiet" onClick={chooseAnother}>
              {text.other}
            </Button>
            {call}
          </Problem>
        );
      }
      case 'MICROSOFT_ERROR':
      case 'ERROR_SIGN_WITH_REDIRECT':
        return <Problem sentence={text.providerFailed}>{choice}</Problem>;
      default:
        return state satisfies never;
    }
  };

  return (
    <LoginPage product={product} {...{ pictureUrl, waiting, headline }}>
      {drawState()}
    </LoginPage>
  );
}

/** The sentences of the states in which the person waits. */
const WAITING: Readonly<Partial<Record<LoginState['name'], 'checking' | 'redirecting' | 'signingIn'>>> = {
  CHECK_REDIRECT_RESULT: 'checking',
  CHECKING_REDIRECT_RESULT: 'checking',
  DOING_LOGIN: 'redirecting',
  SETTING_COOKIE: 'signingIn',
  LEFT: 'signingIn',
};

function Problem({ sentence, lead, children }: { sentence: string; lead?: string; children: ReactNode }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <>
      <p ref={ref} className={step.alert} role="alert" tabIndex={-1}>
        <Text>{sentence}</Text>
        {lead !== undefined && <Text>{` ${lead}`}</Text>}
      </p>
      <div className={step.actions}>{children}</div>
    </>
  );
}
