/** For the schedules' tests of payments: the server of one payment, what a person does on a step's page, and what pages say. */
import type { StepError } from '../../payment/payment-step.ts';
import type { PolledPaymentState } from '../../payment/polled-payment.ts';
import type { Call, Dependencies, Screen, Server } from './test-kit.ts';

interface StepCalls {
  /** The calls that pay and cancel: `POST b2c/payment/…/{uuid}`. */
  readonly pay: string;
  readonly cancel: string;
  /** The address of the step itself, and of the result of the payment. */
  readonly step: string;
  readonly result: string;
  /** The bodies that answer the other calls, and the vendor's answers. */
  readonly others: Readonly<Record<string, unknown>>;
}

const internal = (link: string) => ({ type: 'internal', link });

export function paymentServer({ pay, cancel, step, result, others }: StepCalls): Server {
  const effects: string[] = [];
  const isMoney = ({ name }: Call) => name === pay || name === cancel;
  return {
    effects,
    isMoney,
    tells: (call) => isMoney(call) || call.name === 'GET b2c/payment/{uuid}',
    carryOut({ name }) {
      if (name in others) return { body: others[name] };
      if (name === pay || name === cancel) {
        effects.push(name === pay ? 'paid' : 'cancelled');
        return { body: { actionType: 'redirect', linkAction: internal(name === pay ? result : '/payment/u-1'), message: null } };
      }
      const last = effects.at(-1);
      const linkAction = last === 'paid' ? internal(result) : last === undefined ? internal(step) : null;
      return { body: { uuid: 'u-1', actionType: last === 'cancelled' ? 'cancelled' : 'redirect', linkAction, message: null } };
    },
  };
}

/** The controller of a step. */
interface Step {
  getState(): { readonly name: string };
  open(): void;
  retry(): void;
  cancel(): void;
  stop(): void;
}

/**
 * A person on the step's page, which is open.
 * @param isMoney whether 'Riprova' may move money in a state
 */
export function personAt(step: Step, { pressed }: Dependencies, isMoney: (error: StepError) => boolean): Screen {
  const errorShown = (): StepError | null => {
    const state = step.getState();
    return state.name === 'ERROR' ? (state as StepError) : null;
  };
  const retry = () => {
    const error = errorShown();
    if (error !== null && isMoney(error)) pressed();
    step.retry();
  };
  step.open();
  return {
    tap(which) {
      if (which < 4) return retry();
      const before = step.getState();
      step.cancel();
      if (step.getState() !== before) pressed();
    },
    retry,
    stop: step.stop,
    says() {
      const error = errorShown();
      // Every error sentence says that nothing was paid, except the one for an unknown outcome.
      if (error !== null) return error.certainty === 'unknown' ? 'rests' : 'denies';
      return step.getState().name === 'DONE' ? 'rests' : 'busy';
    },
  };
}

/** What the page of a polled payment says. `denies`: the data say that nothing has happened. */
export function saysOf<Data>(
  state: PolledPaymentState<Data, unknown> | { readonly name: 'ACTING' | 'UNSENT' | 'LEFT' },
  denies: (data: Data) => boolean,
): ReturnType<Screen['says']> {
  if (state.name === 'READING' || state.name === 'ACTING') return 'busy';
  return state.name === 'DECISION' && denies(state.data) ? 'denies' : 'rests';
}
