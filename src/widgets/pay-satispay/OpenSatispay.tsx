import { type ComponentType, type ReactNode, useState } from 'react';
import { isReturnedWindow } from '../shared/payment/partner-window.ts';
import { PartnerNotice, ReturnedWindow } from '../shared/payment/PartnerNotice.tsx';
import { PaymentStep } from '../shared/payment/PaymentStep.tsx';
import { Button, buttonClass } from '../shared/ui/controls/Button.tsx';
import { visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { text } from './text.ts';

interface OpenSatispayProps {
  provider: 'satispay_standard' | 'satispay_ticket';
  href: string;
  /** The browser blocked the window: only the plain link works. */
  isBlocked: boolean;
  send(event: { type: 'open-pressed' | 'page-opened' }): void;
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
          onClick={() => send({ type: 'page-opened' })}
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

/** Renders the step, except in the window that was opened for Satispay's page: after its return that window closes itself. */
export function unlessReturned<Props extends object>(title: string, Step: ComponentType<Props>) {
  return function ReturnableStep(props: Props) {
    const [isReturned, setReturned] = useState(isReturnedWindow);
    if (!isReturned) return <Step {...props} />;
    return (
      <PaymentStep title={title} state="returned">
        <ReturnedWindow title={text.returnedTitle} text={text.returned}>
          <Button look="outlined" onClick={() => setReturned(false)}>
            {text.stay}
          </Button>
        </ReturnedWindow>
      </PaymentStep>
    );
  };
}
