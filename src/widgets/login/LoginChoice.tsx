import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { SignInProvider } from '../shared/runtime/identity.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { Button } from '../shared/ui/controls/Button.tsx';
import { type Drawing, Icon } from '../shared/ui/pictures/Icon.tsx';
import { ProductLogo } from '../shared/ui/pictures/Logo.tsx';
import { usePicture } from '../shared/ui/pictures/use-picture.ts';
import { PhoneLink } from '../shared/ui/feedback/Notice.tsx';
import { Spinner } from '../shared/ui/feedback/Spinner.tsx';
import * as step from '../shared/ui/page/TaskPage.css.ts';
import google from './google.svg';
import bowl from './login-bowl.svg';
import microsoft from './microsoft.svg';
import * as css from './login.css.ts';
import { useText } from './text.ts';
import { type LoginPorts, type LoginState, useLogin } from './use-login.ts';
import { type Elements, Text } from '../shared/text/Text.tsx';

export type SignInMethod = SignInProvider | 'email';

/** The providers' marks in their own colours. */
const MARKS: Readonly<Record<SignInProvider, string>> = { microsoft, google };
const EMAIL: Drawing = {
  path: 'M5.5 5.5h13A2 2 0 0 1 20.5 7.5v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM4 7l8 6 8-6',
};

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
      case 'END_LOGIN':
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
            <Button size="large" onClick={() => signInBy(original, known)}>
              {text.continue}
            </Button>
            {call}
            <Button look="quiet" onClick={chooseAnother}>
              {text.other}
            </Button>
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

interface LoginPageProps {
  pictureUrl?: LoginChoiceProps['pictureUrl'] | undefined;
  product: Pick<Runtime, 'logoUrl' | 'productName'>;
  /** What the person waits for. */
  waiting?: string | undefined;
  headline?: RefObject<HTMLHeadingElement | null>;
  children: Elements;
}

/** The page around a state of the sign-in; also outside a runtime. */
export function LoginPage({ product, pictureUrl, waiting, headline, children }: LoginPageProps) {
  const text = useText();
  const picture = usePicture(pictureUrl) ?? { src: bowl };
  return (
    <main className={css.page}>
      <div className={css.hero}>
        {/* `npm run pictures` generates our own with the demo's illustrator. */}
        <img {...picture} className={css.picture} alt="" width={400} height={300} />
      </div>
      <div className={css.content}>
        <p className={step.brand}>
          <ProductLogo product={product} size={36} />
          <span translate="no">{product.productName}</span>
        </p>
        <Heading level={1} ref={headline} className={css.headline} tabIndex={-1} data-screen-title>
          {text.headline}
        </Heading>
        <div className={css.choice}>
          {/* Always rendered: screen readers often ignore a status element that appears together with its text. */}
          <p role="status" className={waiting === undefined ? undefined : step.waiting}>
            {waiting !== undefined && (
              <>
                <Spinner />
                <Text>{waiting}</Text>
              </>
            )}
          </p>
          {children}
        </div>
      </div>
    </main>
  );
}

interface SignInMethodsProps {
  methods: readonly SignInMethod[];
  /** True if the first method is the primary button. */
  hasMain?: boolean;
  onChoose(method: SignInMethod): void;
}

/** The sign-in methods, each a button. */
export function SignInMethods({ methods, hasMain = true, onChoose }: SignInMethodsProps) {
  const text = useText();
  return (
    <div className={css.methods} role="group" aria-label={text.choose}>
      {methods.map((method, index) => (
        <Button key={method} look={hasMain && index === 0 ? 'primary' : 'outlined'} size="large" onClick={() => onChoose(method)}>
          {method === 'email' ? <Icon name={EMAIL} isSmall /> : <img src={MARKS[method]} className={css.mark} alt="" />}
          <Text>{text[method]}</Text>
        </Button>
      ))}
    </div>
  );
}

/** The sentences of the states in which the person waits. */
const WAITING: Readonly<Partial<Record<LoginState['name'], 'checking' | 'redirecting' | 'signingIn'>>> = {
  CHECK_REDIRECT_RESULT: 'checking',
  CHECKING_REDIRECT_RESULT: 'checking',
  DOING_LOGIN: 'redirecting',
  END_LOGIN: 'signingIn',
  SETTING_COOKIE: 'signingIn',
  LEFT: 'signingIn',
};

function Problem({ sentence, lead, children }: { sentence: string; lead?: string; children: ReactNode }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <>
      <p ref={ref} className={step.alert} role="alert" tabIndex={-1}>
        {sentence}
      </p>
      {lead !== undefined && <p className={step.lead}>{lead}</p>}
      <div className={step.actions}>{children}</div>
    </>
  );
}
