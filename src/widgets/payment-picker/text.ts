import type { PaymentContext } from '../../api/index.ts';

const PAY = { title: 'Scegli come pagare', saved: 'I tuoi metodi di pagamento' } as const;
const RECHARGE = { title: 'Scegli come ricaricare', saved: 'I tuoi metodi di ricarica' } as const;

/** The texts that depend on the context (part 2 §2 'Payment options'). */
export const contextText: Readonly<Record<PaymentContext, typeof PAY | typeof RECHARGE>> = {
  definedAmountMethod: PAY,
  walletRechargeMethod: RECHARGE,
  partialAmountMethod: RECHARGE,
};

export const text = {
  fresh: 'Usa un nuovo metodo',
  loading: 'Caricamento dei metodi di pagamento',
  sendingTitle: 'Stiamo salvando la tua scelta',
  sendingText: 'Bastano pochi secondi, poi ti riportiamo dove eri.',
  sendingSlow: 'Ci vuole più del solito: la connessione è lenta. La tua scelta non va persa.',
  unusable: 'Non si può aggiungere da qui: scegli un altro metodo.',
  sending: 'Invio della scelta in corso',
  chosen: (label: string) => `Hai scelto: ${label}`,
  sendErrorBecause: (reason: string | null) => (reason === null ? 'Errore invio dati' : `Errore invio dati. ${reason}`),
  blocked: 'Ops.. Non è possibile continuare.',
  blockedText: 'Non riusciamo a caricare i metodi di pagamento. Riprova tra poco.',
  nothingText: 'Qui non c’è un metodo che puoi usare adesso.',
  back: 'Torna indietro',
  day: 'Day',
  dayNote: 'Leggi come ricaricare con i buoni Day',
  newWindow: '(si apre in una nuova scheda)',
} as const;
