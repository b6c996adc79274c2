import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { RechargeResult } from '../../widgets/wallet/index.ts';
import { useReturnUrl } from '../routing/query.ts';

export default function RechargeResultScreen({ uuid }: { uuid: string }) {
  const { navigation } = useRuntime();
  return <RechargeResult uuid={uuid} {...useReturnUrl()} onBack={() => navigation.go({ to: 'wallet' }, { replace: true })} />;
}
