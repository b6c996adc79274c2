import { type ReactNode, useEffect, useRef } from 'react';
import { useRuntime } from '../../runtime/runtime.tsx';
import { Heading } from '../content/Heading.tsx';
import { Button } from '../controls/Button.tsx';
import { visuallyHidden } from './layout.css.ts';
import { Logo } from '../pictures/Logo.tsx';
import { ErrorPanel, Notice, Problem } from '../feedback/Notice.tsx';
import { PendingButton } from '../controls/PendingButton.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { DONE } from './done-mark.tsx';
import * as css from './TaskPage.css.ts';
import { type Elements, Text } from '../../text/Text.tsx';

/** The page around one task before the app continues: a sign-in, a consent. */
export function TaskPage({ children }: { children: Elements }) {
  const { productName } = useRuntime();
  return (
    <main className={css.page}>
      <div className={css.panel}>
        <p className={css.brand}>
          <Logo size={36} />
          <span translate="no">{productName}</span>
        </p>
        {children}
      </div>
    </main>
  );
}

/** The heading takes the focus, because the page has changed in place. */
function TaskHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Heading level={1} ref={ref} className={css.title} tabIndex={-1} data-screen-title>
      {children}
    </Heading>
  );
}

interface TaskProps {
  title: string;
  lead: string;
  /** Why the last attempt failed. */
  problem?: string | null;
  children: Elements;
}

export function TaskMessage({ title, lead, problem = null, isAlert = false, children }: TaskProps & { isAlert?: boolean }) {
  return (
    <>
      <div role={isAlert ? 'alert' : undefined}>
        <TaskHeading>{title}</TaskHeading>
        <p className={css.lead}>{lead}</p>
      </div>
      <Problem problem={problem} className={css.alert} />
      <div className={css.actions}>{children}</div>
    </>
  );
}

interface TaskFormProps extends TaskProps {
  submitLabel: string;
  /** What the request in progress does; null without one. The form is not submitted again meanwhile. */
  pending?: string | null;
  onSubmit(form: HTMLFormElement): void;
  /** The buttons below the submit button. */
  actions?: Elements;
}

export function TaskForm({ title, lead, problem = null, submitLabel, pending = null, onSubmit, actions, children }: TaskFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (pending === null) onSubmit(event.currentTarget);
      }}
    >
      <TaskHeading>{title}</TaskHeading>
      <p className={css.lead}>{lead}</p>
      <Problem problem={problem} className={css.alert} />
      {children}
      <div className={css.actions}>
        <PendingButton type="submit" size="large" isPending={pending !== null}>
          {submitLabel}
        </PendingButton>
        {actions}
      </div>
      <p role="status" className={visuallyHidden}>
        {pending}
      </p>
    </form>
  );
}

interface TaskResultProps {
  title: string;
  text: string;
  action: string;
  onAction(): void;
  other?: string;
  onOther?(): void;
  isError?: boolean;
}

/** What came of the task, with an action and an optional second one. Its heading takes the focus, like that of every task. */
export function TaskResult({ title, text, action, onAction, other, onOther, isError = false }: TaskResultProps) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.querySelector<HTMLElement>('[data-screen-title]')?.focus(), []);
  const content = {
    title,
    text,
    isScreen: true,
    children: (
      <>
        <Button size="large" onClick={onAction}>
          {action}
        </Button>
        {other !== undefined && (
          <Button look="quiet" onClick={onOther}>
            {other}
          </Button>
        )}
      </>
    ),
  };
  return <div ref={result}>{isError ? <ErrorPanel {...content} /> : <Notice {...content} mark={DONE} />}</div>;
}

export const TaskError = (result: TaskResultProps) => <TaskResult {...result} isError />;

export function TaskPending({ title, text }: { title: string; text: string }) {
  return (
    <>
      <TaskHeading>{title}</TaskHeading>
      <p className={css.waiting} role="status">
        <Spinner />
        <Text>{text}</Text>
      </p>
    </>
  );
}
