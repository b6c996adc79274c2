import { Wallet } from '../../widgets/wallet/index.ts';
import { useSession } from '../session/session.tsx';

export default function WalletScreen() {
  const { links } = useSession().config;
  return <Wallet termsUrl={links.terms} ticketFaqUrl={links.ticketFaq} />;
}
