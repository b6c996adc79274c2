import type { UnknownReason } from '../shared/payment/journaled-flow.ts';
import { defineText } from '../shared/text/language.ts';

/** The form of a recharge, and the page of its result. */
const RECHARGE = {
  title: 'Ricarica Wallet',
  wallet: 'Portafoglio',
  use: 'Vale anche su caffè e mensa',
  amount: 'Importo',
  euro: (amount: number) => `${amount} €`,
  customAmount: 'Importo specifico',
  customHint: 'In euro: almeno 1, a passi di 0,10.',
  badAmount: 'Scrivi un importo di almeno 1 euro, a passi di 10 centesimi.',
  method: 'Scegli come ricaricare',
  noMethod: 'Nessun metodo scelto',
  noMethodNote: 'Scegline uno per continuare',
  change: 'CAMBIA',
  changeNamed: (label: string) => `CAMBIA: ${label}`,
  choose: 'SCEGLI',
  chooseNamed: 'SCEGLI come ricaricare',
  after: 'Dopo la ricarica',
  byVouchers: 'Secondo i buoni',
  target: 'I buoni si usano interi: nel portafoglio arriva il loro valore, che può essere diverso dall’importo scelto.',
  submit: 'Ricarica Wallet',
  problems: {
    busy: 'Un’altra ricarica sta partendo da questo browser. Attendi un momento.',
    elsewhere: 'Nel frattempo hai avviato una ricarica in un’altra finestra. Premi di nuovo solo se ne vuoi un’altra.',
    changed: 'Il metodo di ricarica è cambiato nel frattempo. Controllalo e premi di nuovo.',
    unsent: 'Non siamo riusciti a inviare la richiesta. Controlla la connessione e riprova.',
  },

  loading: 'Caricamento della ricarica',
  loadError: "Ops.. C'è stato un errore\ndurante il caricamento dei dati.",
  loadErrorText: 'Non riusciamo a leggere il tuo credito. Riprova tra poco.',
  sending: 'Stiamo elaborandi i dati inviati.',
  sendingText: 'Di solito bastano pochi secondi. Resta su questa pagina: la ricarica parte una volta sola.',
  sendingSlow: 'Ci vuole più del solito. Non ricaricare la pagina e non premere di nuovo: la ricarica non va persa.',
  redirect: 'Un attimo…',
  redirectText: 'Ti portiamo al prossimo passo.',
  redirectSlow: 'La pagina sta ancora arrivando. Se non succede nulla torna indietro: la ricarica non si ripete.',
  checking: 'Controlliamo il tuo portafoglio',
  checkingText: 'Vediamo se la ricarica è arrivata prima di continuare.',
  checkingSlow: 'Ci vuole più del solito: la connessione è lenta.',

  error: "Errore durante l'elaborazione della richiesta.",
  errorText: 'Questa ricarica non è riuscita. Puoi riprovare, anche con un altro metodo.',
  cancelled: 'Ricarica cancellata',
  cancelledText: 'Da qui non parte nessun altro addebito. Se avevi già usato un buono, guarda il portafoglio.',
  toWallet: 'Vai al portafoglio',
  stranded: 'Non riusciamo a portarti avanti',
  strandedText: 'La tua richiesta è registrata: non inviarla di nuovo. Nel portafoglio vedi se il credito è arrivato.',

  unsure: 'Non sappiamo se la ricarica è riuscita',
  doubts: {
    askable: 'Non è arrivata risposta. Premi «Completa la ricarica»: se era già partita non si ripete, altrimenti parte adesso.',
    untold: 'Non lo sappiamo ancora: non è arrivata risposta. Potrebbe volerci un momento: controlla di nuovo prima di ricominciare.',
    lapsed:
      'È passato più di un giorno senza risposta. Non possiamo più sapere com’è andata, e da qui non ricordiamo più la ricarica. Se qualcosa non torna, chiamaci.',
  } satisfies Record<UnknownReason, string>,
  charged: 'La tua ricarica',
  creditBefore: 'Credito prima',
  creditNow: 'Credito adesso',
  unread: 'Non è arrivata risposta e non riusciamo a leggere il portafoglio. Quando hai linea controlla di nuovo: non inviamo nulla.',
  busy: 'La tua ricarica è ancora in viaggio. Controlla di nuovo tra qualche secondo.',
  ask: 'Completa la ricarica',
  asking: 'Chiediamo della tua ricarica',
  askingText: 'Se era già partita non si ripete.',
  unkept: 'Hai già ricaricato?',
  unkeptText: (now: string) =>
    `Questo browser non può ricordare la tua ricarica: se la risposta si perde, non sapremo dirti com’è andata. Se ne hai già avviata una, guarda prima il tuo credito: adesso è ${now}.`,
  back: 'Indietro',
  unexpectedText: 'Non sappiamo se la ricarica è riuscita. Controlla a che punto è prima di avviarne un’altra: non inviamo nulla.',
  checkAgain: 'Controlla di nuovo',
  restart: 'Ricomincia',
  started: 'Hai già avviato una ricarica',
  startedText: (amount: string) => `È di ${amount}: guarda a che punto è, prima di avviarne un’altra.`,
  follow: 'Segui la ricarica',
  another: 'Ricarica di nuovo',

  waiting: 'Stiamo elaborandi i dati inviati.',
  waitingText: 'Di solito bastano pochi secondi. Puoi lasciare aperta questa pagina: ti portiamo avanti noi.',
  unnamedText: 'Quando è arrivata, la trovi nel portafoglio.',
  waitingSlow: 'Ci vuole più del solito. Se chiudi la pagina la ricarica non si perde: la ritrovi nel portafoglio.',
  lateText: 'La conferma non è ancora arrivata. Puoi controllare di nuovo: non paghi due volte.',
  failedText: 'Non riusciamo a leggere la tua ricarica. Puoi controllare di nuovo: non paghi due volte.',
  notFound: 'Ricarica non trovata',
  notFoundText: 'Forse è di un altro account, oppure il link non è completo.',
};

export type RechargeText = Readonly<typeof RECHARGE>;
export const useRechargeText = defineText('recharge', RECHARGE);

const INSUFFICIENT_CREDIT = {
  title: 'Credito insufficiente',
  lead: 'Il tuo credito è esaurito: ricaricalo per continuare.',
  tooLittle: 'Il tuo credito non basta: ricaricalo per continuare.',
  balance: (amount: string) => `Nel portafoglio hai ${amount}.`,
  price: 'Prezzo',
  credit: 'Il tuo credito',
  missing: 'Ti mancano',
  /** A coffee has no instrument (P2-5.24). */
  instruments: 'Il caffè si paga solo con il credito: carte e buoni servono a ricaricarlo.',
  fridge: (productName: string) => `Il credito vale anche sul Frigo ${productName}.`,
  recharge: 'RICARICA WALLET',
};

export type InsufficientCreditText = Readonly<typeof INSUFFICIENT_CREDIT>;
export const useInsufficientCreditText = defineText('insufficientCredit', INSUFFICIENT_CREDIT);
