import type { ReactNode } from 'react';
import { PartnerNotice } from '../shared/payment/PartnerNotice.tsx';
import { Button, buttonClass } from '../shared/ui/Button.tsx';
import { visuallyHidden } from '../shared/ui/layout.css.ts';
import { text } from './text.ts';

interface ExternalLoginOptionsProps {
  provider: 'satispay_standard' | 'satispay_ticket';
  href: string;
  /** The browser kept the window from opening: only a plain link is left. */
  isBlocked: boolean;
  send(event: { type: 'open-pressed' | 'link-followed' }): void;
  /** Other ways on. */
  children?: ReactNode;
}

/** Leads to Satispay's page: 'Continua', or the link that no browser blocks. */
export function ExternalLoginOptions({ provider, href, isBlocked, send, children }: ExternalLoginOptionsProps) {
  return (
    <PartnerNotice provider={provider} title={text.readyTitle} text={text.redirect} problem={isBlocked ? text.blocked : null}>
      {isBlocked ? (
        // The page may come back without an opener: it then goes on by itself, with the request in its address.
        <a
          className={buttonClass('primary', 'large')}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => send({ type: 'link-followed' })}
        >
          {text.openPage}
          <span className={visuallyHidden}> {text.newWindow}</span>
        </a>
      ) : (
        <Button size="large" onClick={() => send({ type: 'open-pressed' })}>
          {text.proceed}
        </Button>
      )}
      {children}
    </PartnerNotice>
  );
}
