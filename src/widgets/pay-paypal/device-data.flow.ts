import type { Link } from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';
import type { PaymentOutcome } from '../shared/payment/payment-outcome.ts';
import { judge, type StepFailure, type Verdict } from '../shared/payment/step-failure.ts';
import type { DeviceClient } from './gateway.ts';

/** 20144: token, script, client. 20146: the device. 20147: the answer to it. 20148: the answer to the cancelling. */
type Code = 20144 | 20146 | 20147 | 20148;

/** What failed, with its code of part 2 §8. */
interface Failure extends StepFailure {
  readonly code: Code;
}

/** 'Verifica PayPal' (part 2 §4 'Device data flow'); the specification names its steps by what they do. */
export type DeviceDataState =
  /** READ_PAYMENT: it may have been paid already, in another window or before a reload. */
  | { readonly name: 'READ_PAYMENT' | 'FETCH_TOKEN' }
  | { readonly name: 'LOAD_PAYPAL' | 'CREATE_CLIENT'; readonly clientToken: string }
  | { readonly name: 'COLLECT_DEVICE_DATA' | 'SEND_DEVICE_DATA' | 'CANCEL_PAYMENT' }
  /** Something failed: before it is said, the payment is read. */
  | { readonly name: 'READ_OUTCOME'; readonly after: Failure }
  /** `code`: should the link lead nowhere. */
  | { readonly name: 'DONE'; readonly code: Code }
  /** `sentence`: the server's own, in the default's place. */
  | (Verdict & { readonly name: 'ERROR'; readonly code: Code; readonly sentence: string | null });

export type DeviceDataEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'outcome-read'; readonly outcome: PaymentOutcome }
  | { readonly type: 'token-fetched'; readonly clientToken: string }
  | { readonly type: 'paypal-loaded' }
  | { readonly type: 'client-created'; readonly client: DeviceClient }
  | { readonly type: 'collected'; readonly deviceData: string }
  /** `link`: where the person was led. */
  | { readonly type: 'moved-on'; readonly link: Link }
  /** The server's answer is no. */
  | { readonly type: 'refused'; readonly sentence: string | null }
  /** Anything else went wrong; the call may have had its effect. */
  | { readonly type: 'failed'; readonly sentence: string | null }
  | { readonly type: 'retry-pressed' }
  | { readonly type: 'cancel-pressed' };

export type DeviceDataCommand =
  | { readonly type: 'read-payment' | 'fetch-token' | 'load-paypal' | 'read-outcome' | 'cancel' }
  | { readonly type: 'create-client'; readonly clientToken: string }
  | { readonly type: 'collect'; readonly client: DeviceClient }
  | { readonly type: 'send'; readonly deviceData: string }
  | { readonly type: 'follow'; readonly link: Link };

type Next = Transition<DeviceDataState, DeviceDataCommand>;

const READING_PAYMENT: Next = { state: { name: 'READ_PAYMENT' }, command: { type: 'read-payment' } };
const FETCHING: Next = { state: { name: 'FETCH_TOKEN' }, command: { type: 'fetch-token' } };
const CANCELLING: Next = { state: { name: 'CANCEL_PAYMENT' }, command: { type: 'cancel' } };

const follow = (link: Link, code: Code): Next => ({ state: { name: 'DONE', code }, command: { type: 'follow', link } });

const readAfter = (code: Code, failure: Partial<StepFailure>): Next => ({
  state: { name: 'READ_OUTCOME', after: { code, sentence: null, isRefusal: false, isCancel: false, ...failure } },
  command: { type: 'read-outcome' },
});

/** Says what failed, or leads to where the payment has gone. */
function conclude(after: Failure, outcome: PaymentOutcome | null): Next {
  const verdict = judge(after, outcome);
  const { code, sentence } = after;
  return 'link' in verdict ? follow(verdict, code) : { state: { name: 'ERROR', code, sentence, ...verdict } };
}

export function step(state: DeviceDataState, event: DeviceDataEvent): Next {
  const same = { state };
  switch (event.type) {
    case 'opened':
      return state.name === 'READ_PAYMENT' ? { ...READING_PAYMENT, state } : same;
    case 'outcome-read':
      if (state.name === 'READ_OUTCOME') return conclude(state.after, event.outcome);
      if (state.name !== 'READ_PAYMENT') return same;
      return event.outcome.kind === 'moved-on' ? follow(event.outcome.link, 20144) : FETCHING;
    case 'token-fetched':
      return state.name === 'FETCH_TOKEN'
        ? { state: { name: 'LOAD_PAYPAL', clientToken: event.clientToken }, command: { type: 'load-paypal' } }
        : same;
    case 'paypal-loaded':
      return state.name === 'LOAD_PAYPAL'
        ? { state: { ...state, name: 'CREATE_CLIENT' }, command: { type: 'create-client', clientToken: state.clientToken } }
        : same;
    case 'client-created':
      return state.name === 'CREATE_CLIENT'
        ? { state: { name: 'COLLECT_DEVICE_DATA' }, command: { type: 'collect', client: event.client } }
        : same;
    case 'collected':
      return state.name === 'COLLECT_DEVICE_DATA'
        ? { state: { name: 'SEND_DEVICE_DATA' }, command: { type: 'send', deviceData: event.deviceData } }
        : same;
    case 'moved-on':
      switch (state.name) {
        case 'SEND_DEVICE_DATA':
          return follow(event.link, 20147);
        case 'CANCEL_PAYMENT':
          return follow(event.link, 20148);
        default:
          return same;
      }
    case 'refused':
      switch (state.name) {
        case 'SEND_DEVICE_DATA':
          return readAfter(20147, { sentence: event.sentence, isRefusal: true });
        case 'CANCEL_PAYMENT':
          return readAfter(20148, { sentence: event.sentence, isRefusal: true, isCancel: true });
        default:
          return same;
      }
    case 'failed': {
      const { sentence } = event;
      switch (state.name) {
        case 'READ_PAYMENT':
          return { state: { name: 'ERROR', code: 20144, sentence, known: 'unknown', retry: 'start' } };
        case 'FETCH_TOKEN':
        case 'LOAD_PAYPAL':
        case 'CREATE_CLIENT':
          return readAfter(20144, { sentence });
        case 'COLLECT_DEVICE_DATA':
          return readAfter(20146, { sentence });
        case 'SEND_DEVICE_DATA':
          return readAfter(20147, { sentence });
        case 'CANCEL_PAYMENT':
          return readAfter(20148, { sentence, isCancel: true });
        case 'READ_OUTCOME':
          return conclude(state.after, null);
        case 'DONE':
          // The link that it was to follow leads nowhere.
          return { state: { name: 'ERROR', code: state.code, sentence, known: 'unknown', retry: 'read-outcome' } };
        case 'ERROR':
          return same;
        default:
          return state satisfies never;
      }
    }
    case 'retry-pressed':
      if (state.name !== 'ERROR') return same;
      switch (state.retry) {
        case 'start':
          return READING_PAYMENT;
        case 'read-outcome':
          return readAfter(state.code, { sentence: state.sentence });
        case 'cancel':
          return CANCELLING;
        default:
          return state.retry satisfies never;
      }
    case 'cancel-pressed':
      switch (state.name) {
        case 'READ_PAYMENT':
        case 'FETCH_TOKEN':
        case 'LOAD_PAYPAL':
        case 'CREATE_CLIENT':
        case 'COLLECT_DEVICE_DATA':
        case 'ERROR':
          return CANCELLING;
        default:
          // The money may be on its way.
          return same;
      }
    default:
      return event satisfies never;
  }
}
