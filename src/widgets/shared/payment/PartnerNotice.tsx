import type { ReactNode } from 'react';
import { ProviderLogo } from '../ui/pictures/ProviderLogo.tsx';
import * as css from './PartnerNotice.css.ts';

interface PartnerNoticeProps {
  provider: string;
  title: string;
  text: ReactNode;
  /** The problem with the previous window; announced at once. */
  problem?: string | null;
  /** The buttons to continue. */
  children: ReactNode;
}

/** Explains that the next step is on a partner's page, in a new window. */
export function PartnerNotice({ provider, title, text, problem = null, children }: PartnerNoticeProps) {
  return (
    <div className={css.notice}>
      <div className={css.plate} aria-hidden="true">
        <span className={css.sign}>
          <ProviderLogo provider={provider} />
        </span>
      </div>
      <div className={css.told} role="status">
        <h2 className={css.title}>{title}</h2>
        <p className={css.text}>{text}</p>
      </div>
      {problem !== null && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={css.actions}>{children}</div>
    </div>
  );
}
