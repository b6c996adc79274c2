import type { ReactNode } from 'react';
import type { Link } from '../../../../api/index.ts';
import { guardServerLink } from '../../rules/links.ts';
import { onPlainClick } from './AppLink.tsx';
import { useRuntime } from '../../runtime/runtime.tsx';

interface ServerLinkProps {
  link: Link;
  className?: string;
  label?: string;
  isCurrent?: boolean;
  children: ReactNode;
}

/** A link of the server, through the link guard. A refused link is not rendered. An external one opens a new tab. */
export function ServerLink({ link, className, label, isCurrent = false, children }: ServerLinkProps) {
  const { navigation, addresses } = useRuntime();
  const target = guardServerLink(link, addresses);
  if (target === null) return null;
  const common = { className, 'aria-label': label, 'aria-current': isCurrent ? ('page' as const) : undefined };
  if (target.kind === 'external') {
    return (
      <a {...common} href={target.href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return (
    <a {...common} href={navigation.address(target.path)} onClick={onPlainClick(() => navigation.follow(link))}>
      {children}
    </a>
  );
}
