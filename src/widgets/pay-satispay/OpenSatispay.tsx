import type { ReactNode } from 'react';
import { PartnerNotice } from '../shared/payment/PartnerNotice.tsx';
import { Button, buttonClass } from '../shared/ui/controls/Button.tsx';
import { visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { text } from './text.ts';

interface OpenSatispayProps {
  provider: 'satispay_standard' | 'satispay_ticket';
  href: string;
  /** The browser blocked the window: only the plain link works. */
  isBlocked: boolean;
  send(event: { type: 'open-pressed' | 'link-followed' }): void;
  children?: ReactNode;
}

/** Opens Satispay's page: 'Continua', or a plain link when the browser blocks the window. */
export function OpenSatispay({ provider, href, isBlocked, send, children }: OpenSatispayProps) {
  return (
    <PartnerNotice provider={provider} title={text.readyTitle} text={text.redirect} problem={isBlocked ? text.blocked : null}>
      {isBlocked ? (
        // The window may return without an opener. The step then continues there, with the request from its address.
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
