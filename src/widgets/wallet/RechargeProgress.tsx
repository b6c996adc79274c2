import type { Link } from '../../api/index.ts';
import { ProgressNotice } from '../shared/payment/TaskShell.tsx';
import { useRechargeText } from './recharge-text.ts';

/** What a recharge waits for: one drawing through all its steps. `link`: an external one is said, because it leaves the app. */
export function RechargeProgress({ task, link = null }: { task: 'sending' | 'checking' | 'asking' | 'waiting'; link?: Link | null }) {
  const text = useRechargeText();
  const shown = link?.type === 'external' ? 'redirect' : task;
  const slow = text[`${shown === 'asking' ? 'checking' : shown}Slow`];
  return <ProgressNotice title={text[shown]} text={text[`${shown}Text`]} slow={slow} icon="wallet" />;
}
