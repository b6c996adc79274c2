import { defineText } from '../../text/language.ts';

const ITALIAN = {
  confirm: 'Conferma',
  loading: 'Caricamento della ricarica',
  loadErrorTitle: "Ops.. C'è stato un errore\ndurante il caricamento dei dati.",
  loadErrorText: 'Nessun codice va perso: riprova per vedere a che punto è la ricarica.',
  notFoundTitle: 'Ricarica non trovata',
  notFoundText: 'Forse è di un altro account. Torna indietro e ricomincia dal tuo portafoglio.',
  back: 'Torna indietro',
  home: 'Vai alla Home',

  submitting: 'Stiamo verificando il codice: di solito bastano pochi secondi.',
  submittingSlow: 'Ci sta mettendo più del solito. Resta su questa pagina: il codice viene usato una volta sola.',
  checking: 'Controlliamo a che punto è la ricarica prima di continuare.',
  checkErrorTitle: 'Non sappiamo se il codice è stato usato',
  checkErrorText: 'Il codice è ancora qui. Riprova quando hai linea: controlliamo la ricarica senza inviarlo di nuovo.',

  problems: {
    missing: 'Codice obbligatorio',
    refused: 'Il codice non è stato accettato. Controllalo e riprova.',
    failed: "Errore durante l'elaborazione della richiesta.",
    unsent: 'Non siamo riusciti a inviare il codice. Controlla la connessione e riprova.',
    unanswered: 'Non è arrivata risposta e il codice non risulta usato. Puoi riprovare.',
    busy: 'Un’altra finestra sta già lavorando su questo pagamento. Attendi un momento, poi riprova.',
  },

  waitingTitle: 'Stiamo confermando i tuoi buoni',
  waitingText: 'Di solito bastano pochi secondi. Non serve inserire di nuovo il codice.',
  lateTitle: 'Conferma in corso...',
  lateText: 'Ci sta mettendo più del solito. Il tuo codice è al sicuro: non inserirlo di nuovo, chiedi tra poco a che punto è.',
  leavingTitle: 'Ci siamo',
  leavingText: 'Ti stiamo portando avanti.',
  leavingSlow: 'Se non succede nulla, ricarica la pagina: il codice non viene usato di nuovo.',
  strandedTitle: 'Non riusciamo a portarti avanti',
  strandedText: 'La tua richiesta è registrata: non inserire di nuovo il codice. Riprova, oppure torna alla Home.',
};

export type VoucherText = Readonly<typeof ITALIAN>;
export const useText = defineText('voucher', ITALIAN);
