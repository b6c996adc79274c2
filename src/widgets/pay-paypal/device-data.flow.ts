import type { Transition } from '../shared/flow/machine.ts';
import { createPaymentStepFlow, sending, type StepCommand, type StepEvent, type StepState } from '../shared/payment/payment-step.flow.ts';
import type { PreparationEvent } from './prepare-paypal.ts';

/** The states before anything is sent. */
type OwnState = { readonly name: 'FETCH_TOKEN' | 'LOAD_PAYPAL' | 'CREATE_CLIENT' | 'COLLECT_DEVICE_DATA' };

/** 'Verifica PayPal' (part 2 §4 'Device data flow'); the specification names its steps by what they do. */
export type DeviceDataState = StepState | OwnState;

export type DeviceDataEvent =
  StepEvent | PreparationEvent | { readonly type: 'client-created' } | { readonly type: 'collected'; readonly deviceData: string };

/** From fetching the token to collecting the device data. */
type OwnCommand = { readonly type: 'prepare' };
export type DeviceDataCommand = StepCommand | OwnCommand;

const CODES: Readonly<Record<string, number>> = { COLLECT_DEVICE_DATA: 20146, SEND: 20147, CANCEL: 20148 };

const stepPayment = createPaymentStepFlow<OwnState, OwnCommand>({
  begin: { state: { name: 'FETCH_TOKEN' }, command: { type: 'prepare' } },
  codeOf: (name) => CODES[name] ?? 20144,
  leavesOnCancel: false,
});

export function step(state: DeviceDataState, event: DeviceDataEvent): Transition<DeviceDataState, DeviceDataCommand> {
  switch (event.type) {
    case 'token-fetched':
      return { state: state.name === 'FETCH_TOKEN' ? { name: 'LOAD_PAYPAL' } : state };
    case 'paypal-loaded':
      return { state: state.name === 'LOAD_PAYPAL' ? { name: 'CREATE_CLIENT' } : state };
    case 'client-created':
      return { state: state.name === 'CREATE_CLIENT' ? { name: 'COLLECT_DEVICE_DATA' } : state };
    case 'collected':
      return state.name === 'COLLECT_DEVICE_DATA' ? sending(event.deviceData) : { state };
    default:
      return stepPayment(state, event);
  }
}
