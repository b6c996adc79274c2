import { defineText } from '../shared/text/language.ts';

const ITALIAN = {
  title: 'Ordine',
  number: (id: string) => `n. ${id}`,
  details: 'Dettaglio ordine',
  total: 'Totale',
  paidFridge: 'Pagamento ricevuto, apriamo il frigo…',
  paid: 'Pagamento ricevuto',
  openingTitle: 'Apertura Frigo in corso',
  openingText: 'Resta vicino: quando senti lo scatto, apri entro',
  openingSeconds: '15 secondi',
  completedTitle: 'Completato',
  completedText: 'Prendi i tuoi prodotti e richiudi lo sportello. Buon pranzo!',
  collectText: (area: string) => `Lo ritiri qui: ${area}, negli orari di apertura.`,
  doneText: 'Il tuo ordine è andato a buon fine.',
  failedTitle: 'Ordine Fallito',
  failedText: 'L’ordine non è andato a buon fine. Se avevi già pagato qualcosa, guarda nel portafoglio se ti è stato restituito.',
  toFridge: 'Torna al frigo',
  toShop: 'Torna al menu',
  toWallet: 'Vai al portafoglio',
  openingErrorTitle: 'Il Frigo non si è aperto ?',
  openingErrorText: 'Nessun problema: il tuo ordine è salvo. Riprova l’apertura vicino al frigo.',
  awaitingTitle: 'Pagamento in corso',
  awaitingText: 'Stiamo aspettando la conferma del pagamento. Non serve ripeterlo.',
  runningTitle: 'Ordine in corso',
  runningText: 'Ci sta mettendo più del solito. Il tuo ordine è al sicuro: ricarica per vedere a che punto è.',
  loading: 'Caricamento dell’ordine',
  errorTitle: "Ops.. C'è stato un errore durante il caricamento dell'ordine.",
  errorText: 'Il tuo ordine non è perso: ricarica per vedere a che punto è.',
  notFoundTitle: 'Ordine non trovato',
  notFoundText: 'Forse è di un altro account. Lo cerchi nella lista?',
  list: 'LISTA ORDINI',
  receipt: 'Ricevuta',
  retryOpening: 'RIPROVA APERTURA',
  reopen: 'Riapri il fridge',
  reload: 'RICARICA',
  help: (phone: string) => `Ti serve aiuto? Chiama ${phone}`,
  secondsLeft: (seconds: number) => (seconds === 1 ? 'Ancora 1 secondo' : `Ancora ${seconds} secondi`),
  reopenSpent: 'Il frigo si è aperto. Il tempo per riaprirlo è finito.',
};

export type OrdersText = Readonly<typeof ITALIAN>;
export const useText = defineText('orders', ITALIAN);

const ITALIAN_LIST = {
  title: 'Lista Ordini',
  /** Any other status reads `waiting` (P2-2.93). */
  statuses: new Map([
    ['COMPLETED', 'Completato'],
    ['CANCELLED', 'Annullato'],
    ['REFUNDED', 'Rimborsato'],
  ]),
  waiting: 'In Attesa',
  products: (count: number) => `${count} prodotti`,
  see: 'VEDI ORDINE',
  seeNamed: (date: string) => `VEDI ORDINE del ${date}`,
  empty: 'Non hai ancora nessun ordine',
  emptyText: 'Il primo pranzo è a due passi.',
  start: 'Scegli dove ordinare',
  error: 'Errore durante il caricamento',
  errorText: 'I tuoi ordini sono al sicuro.',
  follow: 'SEGUI ORDINE',
  whatHappened: 'VEDI COSA È SUCCESSO',
  again: 'Ordina di nuovo',
  againNamed: (date: string) => `Ordina di nuovo: ordine del ${date}`,
  loading: 'Caricamento degli ordini',
  search: 'Cerca negli ordini',
  searchHint: 'Piatto, negozio o mese',
  searchClose: 'Chiudi la ricerca',
  found: (count: number) => (count === 0 ? 'Nessun ordine trovato' : count === 1 ? '1 ordine trovato' : `${count} ordini trovati`),
  searchAgain: 'Prova con un’altra parola.',
  searchClear: 'Vedi tutti gli ordini',
  uncertain: 'Il tuo ordine potrebbe essere già partito: controlla qui prima di riprovare.',
};

export type OrderListText = Readonly<typeof ITALIAN_LIST>;
export const useListText = defineText('orderList', ITALIAN_LIST);
