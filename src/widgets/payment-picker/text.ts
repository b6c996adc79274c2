import { defineText } from '../shared/text/language.ts';

const PAY = { title: 'Scegli come pagare', saved: 'I tuoi metodi di pagamento' };
const RECHARGE = { title: 'Scegli come ricaricare', saved: 'I tuoi metodi di ricarica' };

const ITALIAN = {
  signIn: 'Accedi per scegliere come pagare',
  /** The texts that depend on the context (P2-2.35 to P2-2.38). */
  contexts: { definedAmountMethod: PAY, walletRechargeMethod: RECHARGE, partialAmountMethod: RECHARGE },
  /** What the choice is for, where the title does not say it. */
  partialLead: 'Questo metodo paga per primo, fino a dove arriva. Il resto lo paga l’altro metodo del tuo ordine.',
  fresh: 'Usa un nuovo metodo',
  loading: 'Caricamento dei metodi di pagamento',
  sendingTitle: 'Stiamo salvando la tua scelta',
  sendingText: 'Bastano pochi secondi, poi ti riportiamo dove eri.',
  sendingSlow: 'Ci vuole più del solito: la connessione è lenta. La tua scelta non va persa.',
  sending: 'Invio della scelta in corso',
  chosen: (label: string) => `Hai scelto: ${label}`,
  sendError: 'Errore invio dati',
  blocked: 'Ops.. Non è possibile continuare.',
  blockedText: 'Non riusciamo a caricare i metodi di pagamento. Riprova tra poco.',
  nothingText: 'Qui non c’è un metodo che puoi usare adesso.',
  back: 'Torna indietro',
  day: 'Day',
  dayNote: 'Leggi come ricaricare con i buoni Day',
};

export type PaymentPickerText = Readonly<typeof ITALIAN>;
export const useText = defineText('paymentPicker', ITALIAN);
