import type { ReactNode } from 'react';
import { Problem } from '../ui/feedback/Notice.tsx';
import { ProviderLogo } from '../ui/pictures/ProviderLogo.tsx';
import * as css from './PartnerNotice.css.ts';
import * as page from './PaymentStep.css.ts';

interface PartnerNoticeProps {
  provider: string;
  title: string;
  text: ReactNode;
  /** The problem with the previous window; announced at once. */
  problem?: string | null;
  children: ReactNode;
}

/** Explains that the next step is on a partner's page, in a new window. */
export function PartnerNotice({ provider, title, text, problem = null, children }: PartnerNoticeProps) {
  return (
    <div className={page.centred}>
      <div className={css.plate} aria-hidden="true">
        <span className={css.logo}>
          <ProviderLogo provider={provider} />
        </span>
      </div>
      <div className={page.announcement} role="status">
        <h2 className={page.title}>{title}</h2>
        <p className={css.text}>{text}</p>
      </div>
      <Problem problem={problem} className={css.problem} />
      <div className={page.actions}>{children}</div>
    </div>
  );
}
