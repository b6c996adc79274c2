import type { UnknownReason } from '../shared/payment/journaled-flow.ts';
import type { PaymentSplit } from '../shared/rules/payment-split.ts';
import { defineText } from '../shared/text/language.ts';
import { useMoney } from '../shared/text/use-money.ts';
import type { CoffeeProblem } from './use-coffee.ts';

const ITALIAN = {
  signIn: 'Accedi per ordinare un caffè',
  signInToFollow: 'Accedi per seguire il tuo ordine',
  title: 'Caffè',
  hello: (name: string | null) => (name === null ? 'Ciao' : `Ciao, ${name}`),
  edit: 'modifica',
  editNamed: 'modifica il tuo nome',
  corporateCredit: (amount: string) => `${amount} di credito aziendale`,
  wallet: (amount: string) => `${amount} nel Portafoglio`,
  fromCorporateCredit: (amount: string) => `${amount} dal credito aziendale`,
  fromWallet: (amount: string) => `${amount} dal Portafoglio`,
  and: ' e ',
  recipes: 'Bevande',
  dispense: 'eroga',
  dispenseNamed: (name: string) => `eroga: ${name}`,
  allergens: 'Allergeni:',
  ingredients: 'Ingredienti:',
  operator: 'Gestore:',
  problems: {
    busy: 'Un altro ordine sta partendo da questo browser. Attendi un momento.',
    elsewhere: 'Nel frattempo hai ordinato un caffè in un’altra finestra. Premi di nuovo solo se ne vuoi un altro.',
    changed: 'Il prezzo è cambiato nel frattempo. Controllalo e premi di nuovo.',
    gone: 'Questa bevanda non è più disponibile: scegline un’altra.',
    unsent: 'Non siamo riusciti a inviare la richiesta. Controlla la connessione e riprova.',
  } satisfies Record<Exclude<CoffeeProblem, 'closed' | 'insufficient'>, string>,
  insufficient: (name: string, price: string, missing: string) =>
    `Il tuo credito non basta: ${name} costa ${price}, ti mancano ${missing}.`,
  sending: (what: string) => `Stiamo inviando il tuo ordine: ${what}.`,

  loading: 'Caricamento delle bevande',
  loadError: 'Errore durante il caricamento dei dati.',
  loadErrorText: 'Non riusciamo a leggere le bevande. Riprova tra poco.',
  notFound: 'Macchina non trovata',
  notFoundText: 'Controlla il codice sulla macchina o torna alla Home.',
  emptyTitle: 'Qui non c’è ancora nulla',
  emptyText: 'Le bevande compaiono appena la macchina è pronta.',

  sendError: "Errore durante l'invio dei dati.",
  sendErrorText: 'Non ti abbiamo addebitato nulla.',
  ordered: 'Ordine inviato',
  orderedText: 'Vedi come va, poi avvicinati alla macchina.',
  foundText: (label: string) => `${label}: il tuo ordine è già partito. Seguilo prima di ordinare un altro caffè.`,
  toOrder: 'Segui il tuo ordine',
  another: 'Ordina un altro caffè',
  checking: 'Controlliamo il tuo ordine',
  checkingText: 'Vediamo se il tuo caffè è partito prima di continuare.',
  checkingSlow: 'Ci vuole più del solito: la connessione è lenta.',
  unsure: 'Non sappiamo se il tuo ordine è partito',
  doubts: {
    askable:
      'Non è arrivata risposta al tuo ordine. Premi «Completa l’ordine» davanti alla macchina: se era già partito non lo ripetiamo, altrimenti parte adesso.',
    untold:
      'Non lo sappiamo ancora: non è arrivata risposta al tuo ordine. Guarda se la macchina sta erogando e controlla di nuovo prima di ricominciare.',
    lapsed:
      'È passato più di un giorno dal tuo ordine senza risposta. Non possiamo più sapere com’è andata, e da qui non lo ricordiamo più. Se qualcosa non torna, chiamaci.',
  } satisfies Record<UnknownReason, string>,
  creditBefore: 'Credito prima',
  creditNow: 'Credito adesso',
  unread: 'Non è arrivata risposta e non riusciamo a leggere il tuo credito. Quando hai linea controlla di nuovo: non inviamo nulla.',
  busy: 'Il tuo ordine è ancora in viaggio. Controlla di nuovo tra qualche secondo.',
  ask: 'Completa l’ordine',
  asking: 'Chiediamo del tuo ordine',
  askingText: 'Se era già partito non lo ripetiamo.',
  checkAgain: 'Controlla di nuovo',
  restart: 'Ricomincia',

  unkept: 'Hai già ordinato?',
  unkeptText: (now: string | null) =>
    `Questo browser non può ricordare il tuo ordine: se la risposta si perde, non sapremo dirti com’è andata. Se hai già ordinato, guarda prima la macchina${now === null ? '' : ` e il tuo credito: adesso hai ${now}`}.`,
  order: (name: string) => `Ordina: ${name}`,
  back: 'Indietro',
};

const NICKNAME_ITALIAN = {
  title: 'Modifica Nome',
  question: 'Come ti chiami?',
  label: 'Nome',
  note: 'Visualizzerai il tuo nome sulla macchina del caffé.',
  save: 'SALVA',
  empty: 'Scrivi il tuo nome.',
  tooLong: 'Lunghezza massima consentita 10 caratteri.',
  loading: 'Caricamento del tuo nome',
  loadError: 'Errore durante il caricamento dei dati.',
  sendError: "Errore durante l'invio dei dati.",
  saved: 'Nome salvato.',
};

const REFUNDED = {
  title: 'Qualcosa è andato storto, ti abbiamo rimborsato il tuo pagamento.',
  text: 'Il rimborso è nel tuo credito: puoi scegliere di nuovo.',
};
const NOT_DISPENSED = 'La bevanda non è stata erogata. Controlla il tuo credito nel Portafoglio: se qualcosa non torna, contattaci.';

const ORDER_ITALIAN = {
  title: 'Ordine',
  number: (id: string) => `n. ${id}`,
  loading: 'Caricamento del tuo ordine',
  statuses: {
    draft: { title: 'Ordine inviato', text: 'La macchina lo ha ricevuto e sta per iniziare.' },
    dispensing: { title: 'Erogazione in corso', text: 'La macchina sta preparando la tua bevanda.' },
    confirmed: { title: 'Ordine confermato', text: 'Avvicinati alla macchina e guarda il display.' },
    completed: { title: 'Erogazione completata', text: 'Ritira il bicchiere. Buona pausa!' },
    error: REFUNDED,
    failed: REFUNDED,
    expired: { title: 'Ordine scaduto', text: NOT_DISPENSED },
    cancelled: { title: 'Ordine annullato', text: NOT_DISPENSED },
  },
  late: 'Ci sta mettendo più del solito. Il tuo ordine è al sicuro: ricarica per vedere a che punto è.',
  reload: 'RICARICA',
  readError: 'Errore durante il caricamento dei dati.',
  readErrorText: 'Il tuo ordine non è perso: ricarica per vedere a che punto è.',
  notFound: 'Ordine non trovato',
  notFoundText: 'Forse è di un altro account, oppure il link non è completo.',
  details: 'Dettaglio ordine',
  refunded: 'Rimborsato',
  toWallet: 'Vai al portafoglio',
  another: 'Ordina un altro caffè',
  again: 'Scegli di nuovo',
  needHelp: 'Ho bisogno di aiuto',
  support: 'Assistenza',
  supportText: (id: string) => `La bevanda non arriva o c’è un problema? Contattaci e indica l’ordine n.\u00a0${id}.`,
  call: (phone: string) => `Chiama ${phone}`,
};

export type CoffeeText = Readonly<typeof ITALIAN>;
export const useText = defineText('coffee', ITALIAN);

/** Writes what each credit pays as a sentence; empty for a free drink. */
export function usePaidFrom(): (split: Pick<PaymentSplit, 'fromCorporateCredit' | 'fromWallet'>) => string {
  const text = useText();
  const money = useMoney();
  return ({ fromCorporateCredit, fromWallet }) =>
    [fromCorporateCredit > 0 && text.fromCorporateCredit(money(fromCorporateCredit)), fromWallet > 0 && text.fromWallet(money(fromWallet))]
      .filter(Boolean)
      .join(text.and);
}

export type CoffeeNicknameText = Readonly<typeof NICKNAME_ITALIAN>;
export const useNicknameText = defineText('coffeeNickname', NICKNAME_ITALIAN);

export type CoffeeOrderText = Readonly<typeof ORDER_ITALIAN>;
export const useOrderText = defineText('coffeeOrder', ORDER_ITALIAN);
