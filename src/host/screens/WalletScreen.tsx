import { Wallet } from '../../widgets/wallet/index.ts';
import { Layout } from '../layout/Layout.tsx';
import { useSession } from '../session/session.tsx';

export default function WalletScreen() {
  const { links } = useSession().config;
  return (
    <Layout>
      <main>
        <Wallet termsUrl={links.terms} ticketFaqUrl={links.ticketFaq} />
      </main>
    </Layout>
  );
}
