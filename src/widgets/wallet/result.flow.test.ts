import type { WalletRecharge } from '../../api/index.ts';
import { testForeign, testRows } from '../shared/flow/test-kit.ts';
import { type ResultCommand, type ResultEvent, type ResultState, step } from './result.flow.ts';

const link = { type: 'internal', link: '/wallet' } as const;
const failure = { kind: 'network' } as const;
const answer = (actionType: WalletRecharge['actionType'], change: Partial<WalletRecharge> = {}): ResultEvent => ({
  type: 'answered',
  recharge: { uuid: 'u-1', actionType, linkAction: null, message: null, ...change },
});

const S = {
  loading: { name: 'loading' },
  retry: { name: 'retry' },
  redirect: { name: 'redirect', link },
  error: { name: 'error', message: null },
  cancelled: { name: 'cancelled', message: null },
  failed: { name: 'failed', failure },
} as const satisfies { readonly [Name in ResultState['name']]: ResultState };
const poll = { type: 'poll' } as const;

type Row = readonly [what: string, from: ResultState, event: ResultEvent, to: ResultState, command?: ResultCommand];

const rows: readonly Row[] = [
  ['opening asks', S.loading, { type: 'opened' }, S.loading, poll],
  ['loading waits', S.loading, answer('loading'), S.loading],
  ['redirect follows', S.loading, answer('redirect', { linkAction: link }), S.redirect, { type: 'follow', link }],
  ['done without a link', S.loading, answer('redirect'), { name: 'redirect', link: null }, { type: 'follow', link: null }],
  ['error', S.loading, answer('error', { message: 'No.' }), { name: 'error', message: 'No.' }],
  ['cancelled', S.loading, answer('cancelled', { message: '  ' }), S.cancelled],
  ['anything else', S.loading, answer(null), { name: 'failed', failure: null }],
  ['asked often enough', S.loading, { type: 'exhausted' }, S.retry],
  ['not readable', S.loading, { type: 'read-failed', failure }, S.failed],
  ['asked again', S.retry, { type: 'retry-pressed' }, S.loading, poll],
  ['read again', S.failed, { type: 'retry-pressed' }, S.loading, poll],
  ['a link that leads nowhere', S.redirect, { type: 'link-refused' }, { name: 'failed', failure: null }],
  ['back from where it led', S.redirect, { type: 'returned' }, S.loading, poll],
];

testRows(step, rows);

const events: readonly ResultEvent[] = [
  { type: 'opened' },
  answer('error'),
  { type: 'exhausted' },
  { type: 'read-failed', failure },
  { type: 'retry-pressed' },
  { type: 'link-refused' },
  { type: 'returned' },
];
testForeign(step, Object.values(S), events, {
  loading: ['opened', 'answered', 'exhausted', 'read-failed'],
  retry: ['retry-pressed'],
  redirect: ['link-refused', 'returned'],
  error: [],
  cancelled: [],
  failed: ['retry-pressed'],
});
