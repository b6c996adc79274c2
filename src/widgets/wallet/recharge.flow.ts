import { type ApiFailure, type Cents, type Link, type RechargeConfig, serverSentence, type WalletRecharge } from '../../api/index.ts';
import { stepBy, type Transition } from '../shared/flow/machine.ts';
import type { Doubt, Opening, Reconciliation } from '../shared/payment/journaled-operation.ts';
import type { SubmitResult } from '../shared/payment/money-operation.ts';
import { type AmountChoice, centsOf } from './amount.ts';

/** The data that the form shows. The request is sent only while they are unchanged. */
export interface RechargeData {
  readonly config: RechargeConfig;
  readonly balanceCents: Cents | null;
}

/**
 * Why the last press sent nothing. `busy`: another window is sending a recharge. `elsewhere`: another window has sent one since
 * this form was opened. `changed`: the method is different now. `unsent`: the connection failed before the request left.
 */
export type RechargeProblem = 'busy' | 'elsewhere' | 'changed' | 'unsent';

/** `unexpected`: the answer has an actionType that the contract does not have. */
export type RechargeDoubt = Doubt | 'unexpected';

/** `choice` is in every state and survives every failure. */
interface Chosen {
  readonly choice: AmountChoice;
}

/** The wallet's recharge (part 2 §4). LOADING, REDIRECT, ERROR and CANCELLED are the answer's actionTypes. */
export type RechargeState = Chosen &
  (
    | { readonly name: 'FETCHING_DATA' | 'LOADING' | 'CHECKING' | 'STRANDED' }
    | { readonly name: 'ERROR_FETCHING_DATA'; readonly failure: ApiFailure }
    | { readonly name: 'AWAIT_AMOUNT'; readonly data: RechargeData; readonly problem: RechargeProblem | null }
    | { readonly name: 'SENDING_DATA'; readonly data: RechargeData }
    | { readonly name: 'REDIRECT'; readonly link: Link | null }
    | { readonly name: 'ERROR' | 'CANCELLED'; readonly message: string | null }
    /** The person must acknowledge this state before another recharge. */
    | { readonly name: 'UNSURE'; readonly doubt: RechargeDoubt; readonly balanceCents: Cents | null }
    /** The balance contains the money, and the person does not know it yet. */
    | { readonly name: 'DONE'; readonly operationId: string; readonly balanceCents: Cents | null }
    /** The answer came after the person had left, and the balance does not contain the money (or no longer). */
    | { readonly name: 'STARTED'; readonly uuid: string; readonly cents: Cents }
  );

export type RechargeEvent =
  | { readonly type: 'opened' | 'retry-pressed' | 'recharge-pressed' | 'follow-pressed' | 'link-refused' }
  | Opening<RechargeData>
  | { readonly type: 'chosen'; readonly choice: AmountChoice }
  | { readonly type: 'submitted'; readonly result: SubmitResult<RechargeData, WalletRecharge> }
  | { readonly type: 'reconciled'; readonly result: Reconciliation<RechargeData> }
  /** The person has read the outcome, or that it is unknown, and starts again. */
  | { readonly type: 'restart-pressed' }
  /** The browser restored the page from its cache (bfcache) after the answer's link was followed. */
  | { readonly type: 'returned' };

export type RechargeCommand =
  | { readonly type: 'fetch' | 'check' }
  /** Costs money: sent only after a press. */
  | { readonly type: 'send'; readonly data: RechargeData; readonly cents: Cents }
  | { readonly type: 'follow'; readonly link: Link | null }
  /** Opens the result page, which continues polling. */
  | { readonly type: 'await'; readonly uuid: string };

type Next = Transition<RechargeState, RechargeCommand>;

const fetch = ({ choice }: Chosen): Next => ({ state: { name: 'FETCHING_DATA', choice }, command: { type: 'fetch' } });
const check = ({ choice }: Chosen): Next => ({ state: { name: 'CHECKING', choice }, command: { type: 'check' } });

function answered(choice: AmountChoice, { uuid, actionType, linkAction, message }: WalletRecharge): Next {
  switch (actionType) {
    case 'redirect':
      return { state: { name: 'REDIRECT', choice, link: linkAction }, command: { type: 'follow', link: linkAction } };
    case 'loading':
      return { state: { name: 'LOADING', choice }, command: { type: 'await', uuid } };
    case 'error':
      return { state: { name: 'ERROR', choice, message: message?.trim() || null } };
    case 'cancelled':
      return { state: { name: 'CANCELLED', choice, message: message?.trim() || null } };
    case null:
      return { state: { name: 'UNSURE', choice, doubt: 'unexpected', balanceCents: null } };
    default:
      return actionType satisfies never;
  }
}

function submitted(choice: AmountChoice, data: RechargeData, result: SubmitResult<RechargeData, WalletRecharge>): Next {
  const held = (problem: RechargeProblem, now = data): Next => ({ state: { name: 'AWAIT_AMOUNT', choice, data: now, problem } });
  switch (result.type) {
    case 'done':
      return answered(choice, result.answer);
    case 'busy':
      return held('busy');
    case 'changed':
      return held(result.isElsewhere ? 'elsewhere' : 'changed', result.now);
    case 'not-sent':
      return held('unsent');
    case 'refused':
      return { state: { name: 'ERROR', choice, message: serverSentence(result.failure) } };
    case 'outcome-unknown':
      return check({ choice });
    default:
      return result satisfies never;
  }
}

function reconciled(choice: AmountChoice, result: Reconciliation<RechargeData>): RechargeState {
  switch (result.type) {
    case 'happened':
      return { name: 'DONE', choice, operationId: result.operation.id, balanceCents: result.now.balanceCents };
    case 'answered':
      return { name: 'STARTED', choice, uuid: result.answerId, cents: result.operation.cents };
    case 'unchanged':
      return { name: 'UNSURE', choice, doubt: 'unchanged', balanceCents: result.now.balanceCents };
    case 'none':
      return { name: 'AWAIT_AMOUNT', choice, data: result.now, problem: null };
    case 'busy':
    case 'unread':
      return { name: 'UNSURE', choice, doubt: result.type, balanceCents: null };
    default:
      return result satisfies never;
  }
}

export const step = stepBy<RechargeState, RechargeEvent, RechargeCommand>({
  FETCHING_DATA: {
    opened: (state) => ({ state, command: { type: 'fetch' } }),
    fetched: ({ choice }, { data }) => ({ state: { name: 'AWAIT_AMOUNT', choice, data, problem: null } }),
    'fetch-failed': ({ choice }, { failure }) => ({ state: { name: 'ERROR_FETCHING_DATA', choice, failure } }),
    doubted: check,
  },
  ERROR_FETCHING_DATA: { 'retry-pressed': fetch },
  AWAIT_AMOUNT: {
    chosen: (state, { choice }) => ({ state: { ...state, choice } }),
    'recharge-pressed': (state) => {
      const { choice, data } = state;
      const cents = centsOf(choice);
      if (cents === null || data.config.payWith === null) return { state };
      return { state: { name: 'SENDING_DATA', choice, data }, command: { type: 'send', data, cents } };
    },
  },
  SENDING_DATA: { submitted: ({ choice, data }, { result }) => submitted(choice, data, result) },
  CHECKING: { reconciled: ({ choice }, { result }) => ({ state: reconciled(choice, result) }) },
  REDIRECT: { 'link-refused': ({ choice }) => ({ state: { name: 'STRANDED', choice } }), returned: fetch },
  LOADING: { returned: fetch },
  ERROR: { 'retry-pressed': fetch },
  CANCELLED: { 'retry-pressed': fetch },
  UNSURE: { 'retry-pressed': check, 'restart-pressed': (state) => (state.doubt === 'unchanged' ? fetch(state) : { state }) },
  DONE: { 'restart-pressed': fetch },
  STARTED: {
    'restart-pressed': fetch,
    'follow-pressed': ({ choice, uuid }) => ({ state: { name: 'LOADING', choice }, command: { type: 'await', uuid } }),
  },
});
