import type { MouseEvent, ReactNode } from 'react';
import type { CurrentMethod, Destination } from '../../runtime/ports.ts';
import { useRuntime } from '../../runtime/runtime.tsx';
import { buttonClass } from '../controls/Button.tsx';
import { useText } from '../text.ts';

/** A handler that calls `follow` for a plain click. The browser handles modified and middle clicks (new tab, download). */
export const onPlainClick = (follow: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  // Ignores the second click of a double click on an element that was here before.
  if (event.detail <= 1) follow();
};

interface AppLinkProps {
  to: Destination;
  className?: string;
  label?: string;
  isCurrent?: boolean;
  /** The `part` name for the page's style sheet. */
  part?: string;
  /** Of a link to the payment options: the method that pays now. */
  currentMethod?: CurrentMethod | undefined;
  onFollow?(): void;
  children: ReactNode;
}

/** A link to a destination: a real address for the browser, the navigation port for a plain click. */
export function AppLink({ to, className, label, isCurrent = false, part, currentMethod, onFollow, children }: AppLinkProps) {
  const { navigation } = useRuntime();
  return (
    <a
      className={className}
      part={part}
      href={navigation.href(to)}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onPlainClick(() => {
        onFollow?.();
        navigation.go(to, { currentMethod });
      })}
    >
      {children}
    </a>
  );
}

/** A large button to the first page. */
export function HomeLink({ label }: { label?: string }) {
  const { home } = useText();
  return (
    <AppLink to={{ to: 'home' }} className={buttonClass('primary', 'large')}>
      {label ?? home}
    </AppLink>
  );
}
