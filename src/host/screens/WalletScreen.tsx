import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { type Cents, centsFromEuro } from '../../api/index.ts';
import { destinationPath, withQuery } from '../../widgets/shared/runtime/destination-path.ts';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { InsufficientCredit, parseAmount, RechargeResult, Wallet, WalletRecharge } from '../../widgets/wallet/index.ts';
import { useInstrumentTransfer } from '../payment/instrument-transfer.ts';
import { goBack } from '../ports/navigation.ts';
import { isAsked, useFirstQuery, useReturnUrl } from '../routing/query.ts';
import type { ScreenProps } from '../routing/screens.ts';
import { useSession } from '../session/session.tsx';

export default function WalletScreen({ name, uuid }: ScreenProps) {
  const { links } = useSession().config;
  const { navigation } = useRuntime();
  const back = useReturnUrl();
  const query = useFirstQuery();
  if (name === 'walletRecharge') return <RechargePage />;
  if (name === 'insufficientFund') return <InsufficientCredit {...back} price={priceIn(query)} onBack={goBack} />;
  if (name === 'wallet') return <Wallet termsUrl={links.terms} ticketFaqUrl={links.ticketFaq} onBack={goBack} />;
  return <RechargeResult uuid={uuid} {...back} onBack={() => navigation.go({ to: 'wallet' }, { replace: true })} />;
}

/** What was to be paid, as `destinationPath` writes it. */
function priceIn(query: URLSearchParams): Cents | null {
  const euro = query.get('importo') ?? '';
  return /^\d{1,4}(\.\d{1,2})?$/.test(euro) ? centsFromEuro(Number(euro)) : null;
}

function RechargePage() {
  useInstrumentTransfer();
  const query = useFirstQuery();
  const back = useReturnUrl();
  const [isMethodUnset] = useState(() => isAsked(query, 'payWithNull'));

  /** Stores the amount in the address (by replace): it survives a reload, and a visit to another method's page. */
  const onAmount = (amountCents: Cents | null) => {
    const path = destinationPath({ to: 'wallet-recharge', ...back, ...(amountCents === null ? {} : { amountCents }) });
    navigate(withQuery(path, { payWithNull: isMethodUnset && 'true' }), { replace: true, state: window.history.state as unknown });
  };

  return (
    <WalletRecharge
      amount={parseAmount(query.get('importo') ?? '')}
      {...back}
      isMethodUnset={isMethodUnset}
      onAmount={onAmount}
      onBack={goBack}
    />
  );
}
