import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { Button, IconButton } from '../shared/ui/Button.tsx';
import { Logo } from '../shared/ui/Logo.tsx';
import { PhoneLink } from '../shared/ui/Notice.tsx';
import { Spinner } from '../shared/ui/Spinner.tsx';
import { TextField } from '../shared/ui/TextField.tsx';
import * as css from './login.css.ts';
import { stepText as text } from './text.ts';

/** The page around every step of a sign-in. */
export function Frame({ children }: { children: ReactNode }) {
  const { productName } = useRuntime();
  return (
    <main className={css.formPage}>
      <div className={css.panel}>
        <p className={css.brand}>
          <Logo size={36} />
          {productName}
        </p>
        {children}
      </div>
    </main>
  );
}

/** A step's heading takes the focus: the step changed under the person's hands. */
export function Heading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <h1 ref={ref} className={css.title} tabIndex={-1} data-screen-title>
      {children}
    </h1>
  );
}

export function Titled({
  title,
  lead,
  problem = null,
  isAlert = false,
  children,
}: {
  title: string;
  lead: string;
  problem?: string | null;
  isAlert?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <div role={isAlert ? 'alert' : undefined}>
        <Heading>{title}</Heading>
        <p className={css.lead}>{lead}</p>
      </div>
      {problem !== null && (
        <p className={css.alert} role="alert">
          {problem}
        </p>
      )}
      <div className={css.actions}>{children}</div>
    </>
  );
}

export function Outcome({ title, text: body, action, onAction }: { title: string; text: string; action: string; onAction(): void }) {
  return (
    <Titled title={title} lead={body}>
      <Button size="large" onClick={onAction}>
        {action}
      </Button>
    </Titled>
  );
}

export function Waiting({ title, text: body }: { title: string; text: string }) {
  return (
    <>
      <Heading>{title}</Heading>
      <p className={css.waiting} role="status">
        <Spinner />
        {body}
      </p>
    </>
  );
}

interface PasswordFieldProps {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  error: string | null;
  onChange(password: string): void;
  ref?: Ref<HTMLInputElement>;
}

/** A password that can be shown; password managers find it by its autocomplete token. */
export function PasswordField({ label, autoComplete, value, error, onChange, ref }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...(ref === undefined ? {} : { ref })}
      label={label}
      type={isShown ? 'text' : 'password'}
      name="password"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      end={<IconButton icon="eye" label={isShown ? text.hide : text.show} className={css.reveal} onClick={() => setShown(!isShown)} />}
    />
  );
}

interface FailureProps {
  title: string;
  text: string;
  action: string;
  onAction(): void;
  /** A second way on. */
  other?: string;
  onOther?(): void;
}

/** An error with a way on, and the phone. */
export function Failure({ title, text: body, action, onAction, other, onOther }: FailureProps) {
  const { supportPhone } = useRuntime();
  return (
    <Titled title={title} lead={body} isAlert>
      <Button size="large" onClick={onAction}>
        {action}
      </Button>
      {other !== undefined && (
        <Button look="quiet" onClick={onOther}>
          {other}
        </Button>
      )}
      {supportPhone !== null && <PhoneLink phone={supportPhone} />}
    </Titled>
  );
}
