import { guardExternal } from '../shared/rules/links.ts';
import { defineElement, type ElementProps } from '../shared/runtime/elements/index.ts';
import { EMBEDDED_ATTRIBUTES, EMBEDDED_EVENTS, Embedded, type EmbeddedEvents, type EmbeddedProps } from '../shared/runtime/Embedded.tsx';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { destinationPath } from '../shared/runtime/destination-path.ts';
import { useWalletText } from './text.ts';
import { Wallet } from './Wallet.tsx';
import { Text } from '../shared/text/Text.tsx';

/**
 * `<pausa-wallet>`: 'Portafoglio', what the person can spend, with the way to recharge it in the host app.
 *
 * @csspart bar - the head
 * @csspart title - its heading
 * @csspart balance - the card with the balance
 * @csspart method - a link to another page
 * @csspart button - a button with a label
 */
export interface PausaWalletProps extends EmbeddedProps {
  /** An https address of the provider's: the terms of the wallet. */
  termsUrl?: string;
  /** An https address of the provider's: questions about meal vouchers. */
  ticketFaqUrl?: string;
}

/** The wallet with its pages through the link guard, which the dependencies bring. */
function GuardedWallet({ termsUrl, ticketFaqUrl }: Record<'termsUrl' | 'ticketFaqUrl', string | undefined>) {
  const { addresses } = useRuntime();
  const page = (url: string | undefined) => (url === undefined ? null : guardExternal(url, addresses));
  return <Wallet termsUrl={page(termsUrl)} ticketFaqUrl={page(ticketFaqUrl)} />;
}

const SignInTitle = () => <Text>{useWalletText().signIn}</Text>;

function PausaWallet({ termsUrl, ticketFaqUrl, ...dependencies }: ElementProps<PausaWalletProps>) {
  return (
    <Embedded {...dependencies} hostPath={destinationPath({ to: 'wallet' })} signInTitle={<SignInTitle />}>
      <GuardedWallet {...{ termsUrl, ticketFaqUrl }} />
    </Embedded>
  );
}

defineElement<PausaWalletProps, EmbeddedEvents>({
  tag: 'pausa-wallet',
  component: PausaWallet,
  attributes: { termsUrl: 'string', ticketFaqUrl: 'string', ...EMBEDDED_ATTRIBUTES },
  events: EMBEDDED_EVENTS,
});
