import type { RefObject } from 'react';
import type { SignInProvider } from '../shared/runtime/identity.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';
import { type Elements, Text } from '../shared/text/Text.tsx';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { Button } from '../shared/ui/controls/Button.tsx';
import { Spinner } from '../shared/ui/feedback/Spinner.tsx';
import * as step from '../shared/ui/page/TaskPage.css.ts';
import { type Drawing, Icon } from '../shared/ui/pictures/Icon.tsx';
import { ProductLogo } from '../shared/ui/pictures/Logo.tsx';
import { usePicture } from '../shared/ui/pictures/use-picture.ts';
import google from './google.svg';
import bowl from './login-bowl.svg';
import * as css from './login.css.ts';
import microsoft from './microsoft.svg';
import { useText } from './text.ts';

export type SignInMethod = SignInProvider | 'email';

/** The providers' marks in their own colours. */
const MARKS: Readonly<Record<SignInProvider, string>> = { microsoft, google };
const EMAIL: Drawing = {
  path: 'M5.5 5.5h13A2 2 0 0 1 20.5 7.5v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM4 7l8 6 8-6',
};

interface LoginPageProps {
  pictureUrl?: string | null | undefined;
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
  /** What the only button says; by default the method's name. */
  label?: string;
  onChoose(method: SignInMethod): void;
}

/** The sign-in methods, each a button. */
export function SignInMethods({ methods, hasMain = true, label, onChoose }: SignInMethodsProps) {
  const text = useText();
  return (
    <div className={css.methods} {...(label === undefined && { role: 'group', 'aria-label': text.choose })}>
      {methods.map((method, index) => (
        <Button key={method} look={hasMain && index === 0 ? 'primary' : 'outlined'} size="large" onClick={() => onChoose(method)}>
          {method === 'email' ? <Icon name={EMAIL} isSmall /> : <img src={MARKS[method]} className={css.mark} alt="" />}
          <Text>{label ?? text[method]}</Text>
        </Button>
      ))}
    </div>
  );
}
