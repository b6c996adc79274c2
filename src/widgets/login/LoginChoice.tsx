import { useRuntime } from '../shared/runtime/runtime.tsx';
import { Button } from '../shared/ui/Button.tsx';
import { Logo } from '../shared/ui/Logo.tsx';
import * as css from './login.css.ts';
import { LoginPicture } from './LoginPicture.tsx';
import { text } from './text.ts';

export type SignInMethod = 'microsoft' | 'google' | 'email';

const ICONS = { microsoft: 'microsoft', google: 'google', email: 'mail' } as const;

export interface LoginChoiceProps {
  /** The ways in that this provider of the service offers, in order; the first is the main one. */
  methods: readonly SignInMethod[];
  onChoose(method: SignInMethod): void;
}

/** The choice of a way in (part 1 §2 'Login screen'). */
export function LoginChoice({ methods, onChoose }: LoginChoiceProps) {
  const { productName } = useRuntime();
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
        <div className={css.ways} role="group" aria-label={text.choose}>
          {methods.map((method, index) => (
            <Button
              key={method}
              look={index === 0 ? 'primary' : 'outlined'}
              size="large"
              icon={ICONS[method]}
              onClick={() => onChoose(method)}
            >
              {text[method]}
            </Button>
          ))}
        </div>
      </div>
    </main>
  );
}
