import { useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { PaymentContext } from '../../api/index.ts';
import { PaymentPicker } from '../../widgets/payment-picker/index.ts';
import { useInstrumentTransfer } from '../payment/instrument-transfer.ts';
import { Layout } from '../layout/Layout.tsx';
import { entryState } from '../ports/history.ts';
import { goTo } from '../ports/navigation.ts';
import { withPaymentReturn } from '../../widgets/shared/runtime/destination-path.ts';
import { useSession } from '../session/session.tsx';
import { usePaymentReturn } from '../payment/payment-return.ts';
import { isAsked } from '../routing/query.ts';
import NotFoundScreen from './NotFoundScreen.tsx';

const CONTEXTS = ['definedAmountMethod', 'walletRechargeMethod', 'partialAmountMethod'] as const satisfies readonly PaymentContext[];

/** The page's own address, as the return URL for a new instrument: the page then submits it at once. */
const here = () => window.location.pathname + window.location.search;

export default function PaymentOptionsScreen({ context: name }: { context: string }) {
  useInstrumentTransfer();
  const { config } = useSession();
  const search = useSearch();
  const { returnWith, cancel } = usePaymentReturn(search);
  const [opensSingle] = useState(() => entryState().hasOpenedSingle !== true);
  const context = CONTEXTS.find((known) => known === name);
  if (context === undefined) return <NotFoundScreen />;
  const query = new URLSearchParams(search);
  const { currentMethod } = entryState();

  const create = (path: string, isAutomatic: boolean) => {
    if (isAutomatic) window.history.replaceState({ ...entryState(), hasOpenedSingle: true }, '');
    goTo(withPaymentReturn(path, { keyToUpdate: 'PAYMENT_OPTIONS_PICKED_PI', returnUrl: here() }));
  };

  return (
    <Layout hasTabs={false}>
      <PaymentPicker
        context={context}
        currentMethod={currentMethod}
        hideSaved={query.get('hide') === 'payment'}
        hideNew={isAsked(query, 'paymentOptionsNull')}
        opensSingle={opensSingle}
        dayGuide={config.links.dayGuide}
        onPicked={(_, choice) => returnWith(choice)}
        onCreate={create}
        onBack={cancel}
      />
    </Layout>
  );
}
