import { InsufficientCredit } from '../../widgets/wallet/index.ts';
import { Layout } from '../layout/Layout.tsx';
import { goBack } from '../ports/navigation.ts';
import { useReturnUrl } from '../routing/use-return-url.ts';

export default function InsufficientFundScreen() {
  return (
    <Layout hasTabs={false}>
      <InsufficientCredit {...useReturnUrl()} onBack={goBack} />
    </Layout>
  );
}
