import type { Link } from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';
import type { DeviceClient } from './gateway.ts';

/** What the next press of 'Riprova' does. */
export type Retry = 'start' | 'read-outcome' | 'cancel';

/** 'Verifica PayPal' (part 2 §4 'Device data flow'); the specification names its steps by what they do. */
export type DeviceDataState =
  | { readonly name: 'FETCH_TOKEN' }
  | { readonly name: 'LOAD_PAYPAL' | 'CREATE_CLIENT'; readonly clientToken: string }
  | { readonly name: 'COLLECT_DEVICE_DATA' | 'SEND_DEVICE_DATA' | 'READ_OUTCOME' | 'CANCEL_PAYMENT' | 'DONE' }
  /** `sentence`: the server's own, in the default's place. */
  | { readonly name: 'ERROR'; readonly code: number; readonly sentence: string | null; readonly retry: Retry };

export type DeviceDataEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'token-fetched'; readonly clientToken: string }
  | { readonly type: 'paypal-loaded' }
  | { readonly type: 'client-created'; readonly client: DeviceClient }
  | { readonly type: 'collected'; readonly deviceData: string }
  /** `link`: where the person was led. */
  | { readonly type: 'moved-on'; readonly link: Link }
  /** The payment still waits for this step: nothing was charged. */
  | { readonly type: 'still-open' }
  | { readonly type: 'failed'; readonly sentence: string | null }
  /** The call may have had its effect. */
  | { readonly type: 'outcome-unknown' }
  | { readonly type: 'retry-pressed' }
  | { readonly type: 'cancel-pressed' };

export type DeviceDataCommand =
  | { readonly type: 'fetch-token' | 'load-paypal' | 'read-outcome' | 'cancel' }
  | { readonly type: 'create-client'; readonly clientToken: string }
  | { readonly type: 'collect'; readonly client: DeviceClient }
  | { readonly type: 'send'; readonly deviceData: string }
  | { readonly type: 'follow'; readonly link: Link };

type Next = Transition<DeviceDataState, DeviceDataCommand>;

const FETCHING: Next = { state: { name: 'FETCH_TOKEN' }, command: { type: 'fetch-token' } };

const error = (code: number, retry: Retry, sentence: string | null = null): Next => ({ state: { name: 'ERROR', code, sentence, retry } });

export function step(state: DeviceDataState, event: DeviceDataEvent): Next {
  const same = { state };
  switch (event.type) {
    case 'opened':
      return state.name === 'FETCH_TOKEN' ? FETCHING : same;
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
      return state.name === 'SEND_DEVICE_DATA' || state.name === 'READ_OUTCOME' || state.name === 'CANCEL_PAYMENT'
        ? { state: { name: 'DONE' }, command: { type: 'follow', link: event.link } }
        : same;
    case 'still-open':
      return state.name === 'READ_OUTCOME' ? error(20147, 'start') : same;
    case 'outcome-unknown':
      return state.name === 'SEND_DEVICE_DATA' ? { state: { name: 'READ_OUTCOME' }, command: { type: 'read-outcome' } } : same;
    case 'failed':
      switch (state.name) {
        case 'FETCH_TOKEN':
        case 'LOAD_PAYPAL':
        case 'CREATE_CLIENT':
          return error(20144, 'start');
        case 'COLLECT_DEVICE_DATA':
          return error(20146, 'start');
        case 'SEND_DEVICE_DATA':
          return error(20147, 'start', event.sentence);
        case 'READ_OUTCOME':
        case 'DONE':
          return error(20147, 'read-outcome', event.sentence);
        case 'CANCEL_PAYMENT':
          return error(20148, 'cancel', event.sentence);
        case 'ERROR':
          return same;
        default:
          return state satisfies never;
      }
    case 'retry-pressed':
      if (state.name !== 'ERROR') return same;
      switch (state.retry) {
        case 'start':
          return FETCHING;
        case 'read-outcome':
          return { state: { name: 'READ_OUTCOME' }, command: { type: 'read-outcome' } };
        case 'cancel':
          return { state: { name: 'CANCEL_PAYMENT' }, command: { type: 'cancel' } };
        default:
          return state.retry satisfies never;
      }
    case 'cancel-pressed':
      switch (state.name) {
        case 'FETCH_TOKEN':
        case 'LOAD_PAYPAL':
        case 'CREATE_CLIENT':
        case 'COLLECT_DEVICE_DATA':
        case 'ERROR':
          return { state: { name: 'CANCEL_PAYMENT' }, command: { type: 'cancel' } };
        default:
          // The money may be on its way.
          return same;
      }
    default:
      return event satisfies never;
  }
}
