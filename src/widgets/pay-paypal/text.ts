import { defineText } from '../shared/text/language.ts';

const ADD = {
  title: 'Collega PayPal',
  lead: (product: string) => `Clicca qui per aggiungere PayPal al tuo profilo ${product}.`,
  note: 'Si apre la finestra di PayPal: accedi, conferma e torni subito qui.',
  /** The text in PayPal's window. */
  agreement: (product: string) => `Acquisti su ${product}`,
  loading: 'Collegamento con PayPal in corso',
  loadingText: 'Ci vogliono pochi secondi.',
  loadingSlow: 'Ci sta mettendo più del solito. Puoi aspettare, o tornare indietro e riprovare più tardi.',
  sending: 'Stiamo aggiungendo PayPal',
  sendingText: 'Hai confermato. Ancora un momento, non serve ripetere nulla.',
  sendingSlow: 'Ci sta mettendo più del solito. PayPal non si aggiunge due volte: puoi aspettare tranquillamente.',
  reading: 'Controlliamo se PayPal è stato aggiunto',
  readingText: 'Qualcosa è andato storto: prima di riprovare guardiamo tra i tuoi metodi di pagamento.',
  blocked: 'Il browser ha bloccato la finestra di PayPal. Consenti le finestre di questo sito e riprova.',
  unknownText: 'Non sappiamo ancora se PayPal è stato aggiunto: riprova, e lo controlliamo prima di inviare altro.',
  leave: 'indietro',
};

const DEVICE = {
  title: 'Verifica PayPal',
  loading: {
    title: 'Verifica in corso',
    text: 'PayPal controlla che sia tu a pagare. Ci vogliono pochi secondi.',
    slow: 'Ci sta mettendo più del solito. Puoi aspettare, o annullare il pagamento.',
  },
  sendingText: 'Ancora un momento, non serve ripetere nulla.',
};

const ITALIAN = { add: ADD, device: DEVICE };

export type PayPalText = Readonly<typeof ITALIAN>;
export const useText = defineText('paypal', ITALIAN);
