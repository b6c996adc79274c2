import { guardExternal } from '../shared/rules/links.ts';
import { defineElement, type ElementProps, type ElementJsx } from '../shared/runtime/elements/index.ts';
import { EMBEDDED_ATTRIBUTES, EMBEDDED_EVENTS, Embedded, type EmbeddedEvents, type EmbeddedProps } from '../shared/runtime/Embedded.tsx';
import { pathOf } from '../shared/runtime/destination-path.ts';
import { Wallet } from './Wallet.tsx';

/**
 * `<pausa-wallet>`: 'Portafoglio', what the person can spend, with the way to recharge it in the host app.
 *
 * Attributes: `terms-url` and `ticket-faq-url` (https addresses of the provider's pages), and those of `EmbeddedProps`.
 */
export interface PausaWalletProps extends EmbeddedProps {
  termsUrl?: string;
  ticketFaqUrl?: string;
}

const page = (url: string | undefined): string | null => (url === undefined ? null : guardExternal(url));

function PausaWallet({ termsUrl, ticketFaqUrl, ...surroundings }: ElementProps<PausaWalletProps>) {
  return (
    <Embedded {...surroundings} hostPath={pathOf({ to: 'wallet' })} signInTitle="Accedi per vedere il tuo portafoglio">
      <Wallet terms={page(termsUrl)} ticketFaq={page(ticketFaqUrl)} />
    </Embedded>
  );
}

defineElement<PausaWalletProps, EmbeddedEvents>({
  tag: 'pausa-wallet',
  component: PausaWallet,
  attributes: { termsUrl: 'string', ticketFaqUrl: 'string', ...EMBEDDED_ATTRIBUTES },
  events: EMBEDDED_EVENTS,
});

export type PausaWalletJsx = ElementJsx<HTMLElement, Omit<PausaWalletProps, keyof typeof EMBEDDED_EVENTS>, EmbeddedEvents>;
