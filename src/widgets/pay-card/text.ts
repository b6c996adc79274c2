import { defineText } from '../shared/text/language.ts';

const ADD = {
  title: 'Aggiungi Carta',
  lead: 'Inserisci i dati della tua carta di credito o debito.',
  safe: 'I dati della carta vanno direttamente al nostro partner dei pagamenti: noi non li vediamo e non li conserviamo.',
  name: 'Intestatario della carta',
  fields: {
    number: { label: 'Numero della carta', placeholder: '0000 0000 0000 0000', missing: 'Numero obbligatorio', wrong: 'Numero non valido' },
    expirationDate: { label: 'Scadenza (MM/AA)', placeholder: 'MM / AA', missing: 'Scadenza obbligatoria', wrong: 'Scadenza non valida' },
    cvv: { label: 'CVV', placeholder: '123', missing: 'CVV obbligatorio', wrong: 'CVV non valido' },
  },
  add: 'AGGIUNGI CARTA',
  loading: 'Caricamento del modulo sicuro in corso',
  loadingSlow: 'Ci sta mettendo più del solito. Puoi aspettare, o tornare indietro e riprovare più tardi.',
  sending: 'Stiamo aggiungendo la carta',
  sendingSlow: 'Ci sta mettendo più del solito. La carta non si aggiunge due volte: puoi aspettare tranquillamente.',
  reading: 'Controlliamo se la carta è stata aggiunta',
  renewed: 'Abbiamo ricaricato il modulo sicuro: scrivi di nuovo numero, scadenza e CVV.',
  unknown: 'Non sappiamo ancora se la carta è stata aggiunta: riprova, e lo controlliamo prima di inviare altro.',
  leave: 'indietro',
};

const VERIFY = {
  title: 'Verifica Pagamento',
  loading: {
    title: 'Prepariamo la verifica',
    text: 'Ci vogliono pochi secondi.',
    slow: 'Ci sta mettendo più del solito. Puoi aspettare, o annullare il pagamento.',
  },
  verifying: {
    title: 'Verifica in corso',
    text: 'La tua banca potrebbe chiederti una conferma. Resta su questa pagina finché non finisce.',
    slow: 'Ci sta mettendo più del solito. Se la banca ti ha scritto, apri la sua app e conferma.',
  },
  sendingText: 'La banca ha risposto. Ancora un momento, non serve ripetere nulla.',
  nameTitle: 'Di chi è la carta?',
  nameLead: (card: string | null, amount: string) =>
    `Per pagare ${amount}${card === null ? '' : ` con ${card}`} la banca chiede il nome dell’intestatario.`,
  name: 'Nome e cognome dell’intestatario',
  proceed: 'Conferma',
  cancel: 'Annulla',
  error: (code: string | number) => `C'è stato un errore\ndurante la verifica del pagamento (CODE: ${code})`,
};

const ITALIAN = { add: ADD, verify: VERIFY, nameMissing: 'Intestatario obbligatorio' };

export type CardText = Readonly<typeof ITALIAN>;
export const useText = defineText('card', ITALIAN);
