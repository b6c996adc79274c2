import { InsufficientCredit } from '../../widgets/wallet/index.ts';
import { goBack } from '../ports/navigation.ts';
import { useReturnUrl } from '../routing/query.ts';

export default function InsufficientFundScreen() {
  return <InsufficientCredit {...useReturnUrl()} onBack={goBack} />;
}
