import { type ReactNode, useEffect, useRef } from 'react';
import { useRuntime } from '../runtime/runtime.tsx';
import { Button } from './Button.tsx';
import { Logo } from './Logo.tsx';
import { PhoneLink } from './Notice.tsx';
import { Spinner } from './Spinner.tsx';
import * as css from './Step.css.ts';

/** The page around one step before the app continues: a sign-in, a consent. */
export function StepPage({ children }: { children: ReactNode }) {
  const { productName } = useRuntime();
  return (
    <main className={css.page}>
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

/** A step's heading takes the focus, because the step has changed in place. */
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

interface FailureProps {
  title: string;
  text: string;
  action: string;
  onAction(): void;
  /** A second action. */
  other?: string;
  onOther?(): void;
}

/** An error with an action, and the phone number. */
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
