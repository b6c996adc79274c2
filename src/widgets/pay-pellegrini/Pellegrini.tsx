import { type AnswerOf, getPellegriniTicket, submitPellegriniTicket } from '../../api/index.ts';
import { ACTION_TIMEOUT_MS } from '../shared/payment/polled-payment.ts';
import type { PayStepProps } from '../shared/payment/steps.ts';
import type { VoucherService } from '../shared/payment/voucher/voucher.ts';
import { VoucherStep } from '../shared/payment/voucher/VoucherStep.tsx';

export type PellegriniStatus = AnswerOf<typeof getPellegriniTicket>['status'];

const WRONG_LENGTH = 'Codice non valido. Lunghezza corretta 7 cifre';

/** The rules of part 2 §4 'Pellegrini ticket status' and §5. */
export const pellegriniService: VoucherService<PellegriniStatus> = {
  provider: 'pellegrini',
  meanings: { DRAFT: 'entry', AWAITING_COMPLETION: 'error', COMPLETED: 'redirect', CONFIRMED: 'redirect', CANCEL: 'over' },
  /** A code has 7 digits, and begins with 5 (part 2 §9). */
  problemOf(code) {
    if (code === '') return 'Codice obbligatorio';
    if (code.length !== 7) return WRONG_LENGTH;
    if (!code.startsWith('5')) return 'Codice non valido. Il codice deve iniziare con il numero 5';
    // Seven characters that are not all digits.
    return /^\d+$/.test(code) ? null : WRONG_LENGTH;
  },
  read: (client, uuid, signal) => client.call(getPellegriniTicket, { params: { uuid }, signal }),
  submit: (client, uuid, token) => client.call(submitPellegriniTicket, { params: { uuid }, body: { token }, timeoutMs: ACTION_TIMEOUT_MS }),
};

/** 'Ricarica Pellegrini': pays with a code from the Pellegrini app (part 2 §2 'Ticket providers'). */
export const Pellegrini = (props: Pick<PayStepProps, 'uuid' | 'onLeave'>) => (
  <VoucherStep
    {...props}
    service={pellegriniService}
    title="Ricarica Pellegrini"
    label="Codice Pellegrini"
    keyboard="numeric"
    endings={{
      AWAITING_COMPLETION: {
        title: 'C’è stato un errore con il tuo codice',
        text: 'La ricarica non è ancora confermata. Non inserire un altro codice: riprova tra poco, oppure contattaci.',
      },
      CANCEL: {
        title: 'Transazione annullata',
        text: 'Questa ricarica è chiusa. Per usare un buono, ricomincia dal tuo portafoglio.',
      },
    }}
  >
    Genera il codice nell’app Pellegrini e scrivilo qui: ha 7 cifre e inizia con 5.
  </VoucherStep>
);
