import { InsufficientCredit } from '../../widgets/wallet/index.ts';
import { Layout } from '../layout/Layout.tsx';
import { goBack } from '../ports/navigation.ts';
import { useReturnUrl } from '../routing/query.ts';

export default function InsufficientFundScreen() {
  return (
    <Layout hasTabs={false}>
      <InsufficientCredit {...useReturnUrl()} onBack={goBack} />
    </Layout>
  );
}
