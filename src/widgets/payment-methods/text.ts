import { defineText } from '../shared/text/language.ts';

const ITALIAN = {
  title: 'Pagamento',
  methods: 'Metodi di Pagamento',
  add: 'Aggiungi nuovo',
  /** What can be added, in this order. */
  kinds: { braintree_cc: 'Carta', braintree_paypal: 'PayPal', satispay_standard: 'Satispay' },
  remove: 'ELIMINA',
  removeNamed: (label: string) => `ELIMINA: ${label}`,
  vouchers: 'Buoni Pasto',
  edenred: 'Ticket Restaurant',
  edenredNote: 'Collega il tuo conto Edenred',
  otherVouchers: 'Altri buoni',
  otherVouchersNote: 'Ricarica il portafoglio con i tuoi buoni',
  empty: 'Non hai ancora un metodo di pagamento.',
  emptyText: 'Aggiungine uno: la prossima volta paghi con un tocco.',
  loading: 'Caricamento dei metodi di pagamento',
  errorText: 'Non riusciamo a leggere i tuoi metodi di pagamento. Controlla la connessione e riprova.',
  confirmTitle: 'Eliminare questo metodo?',
  confirmText: 'Per usarlo di nuovo dovrai aggiungerlo da capo. I pagamenti già fatti restano.',
  keep: 'Annulla',
  removed: (label: string) => `Eliminato: ${label}`,
  removeError: "Errore durante l'eliminazione",
  added: (label: string) => `Aggiunto: ${label}`,
  saved: (label: string) => `Metodo salvato: ${label}`,
};

export type PaymentMethodsText = Readonly<typeof ITALIAN>;
export const useText = defineText('paymentMethods', ITALIAN);
