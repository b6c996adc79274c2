import { type ReactNode, useEffect, useState } from 'react';
import { Heading } from '../ui/content/Heading.tsx';
import { AppBar } from '../ui/page/AppBar.tsx';
import { type Drawing, Icon, type IconName } from '../ui/pictures/Icon.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { useRestoreFocus } from '../ui/interaction/use-restore-focus.ts';
import * as css from './TaskShell.css.ts';
import { textElement } from '../text/Text.tsx';

interface PageProps {
  title: string;
  onBack?: (() => void) | undefined;
  /** The name of the displayed state. The focus stays inside when it changes (`useRestoreFocus`). */
  state: string;
  children: ReactNode;
}

/** The page around one task: title, back button and content. */
export function TaskShell({ title, onBack, state, children }: PageProps) {
  const main = useRestoreFocus<HTMLElement>(state);
  return (
    <div className={css.page}>
      <AppBar title={title} onBack={onBack} />
      <main ref={main} className={css.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** After this time the screen says that nothing is lost. */
const SLOW_AFTER_MS = 8000;

/** True when the current task takes longer than usual; null: no task. A new value restarts the timer. */
export function useSlow(task: string | null): boolean {
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (task === null) return;
    const timer = setTimeout(() => setSlow(task), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [task]);
  return task !== null && slow === task;
}

export interface ProgressNoticeProps {
  title: string;
  /** How long it takes, and what the person can do meanwhile. */
  text: ReactNode;
  /** Shown as well when it takes longer than usual. */
  slow?: string;
  icon?: IconName | Drawing;
  children?: ReactNode;
}

/** What a request in progress does, under a turning ring. It is announced politely when it begins, and again when it takes long. */
export function ProgressNotice({ title, text, slow, icon = 'card', children }: ProgressNoticeProps) {
  const isSlow = useSlow('waiting');
  return (
    <div className={css.centred}>
      <div className={css.scene} aria-hidden="true">
        <Spinner size={132} />
        <div className={css.plate}>
          <Icon name={icon} />
        </div>
      </div>
      <div className={css.announcement} role="status">
        <Heading level={2} className={css.title}>
          {title}
        </Heading>
        <p className={css.text}>{textElement(text)}</p>
        {slow !== undefined && <p className={css.slow}>{isSlow ? slow : ''}</p>}
      </div>
      {children !== undefined && <div className={css.actions}>{children}</div>}
    </div>
  );
}
