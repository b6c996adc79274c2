import type { ReactNode } from 'react';
import type { SellingArea } from '../../api/index.ts';
import { italian } from '../shared/text/italian.tsx';
import { defineText } from '../shared/text/language.ts';

const ITALIAN = {
  signIn: 'Accedi per vedere il tuo ordine',
  title: 'Il tuo ordine',
  edit: 'Modifica',
  toCart: 'Vai al pagamento',
  howYouPay: 'Come paghi',
  corporateCredit: 'Credito aziendale',
  wallet: 'Portafoglio',
  available: (amount: string) => `Disponibile ${amount}`,
  useCorporateCredit: 'Usa il credito aziendale',
  useWallet: 'Usa il portafoglio',
  useInstrument: (label: string) => `Usa ${label}`,
  noInstrument: 'Nessun metodo di pagamento',
  chargedFirst: (first: string, rest: string | undefined) =>
    rest === undefined
      ? `Prima ${first}. Se non basta, scegli come pagare il resto.`
      : `Prima ${first}, il resto con ${rest}. Gli importi li vedi al pagamento.`,
  methodNext: 'Nel prossimo passo scegli come pagare.',
  opensWhenPaid: 'Il frigo si apre appena l’ordine è pagato: ordina quando sei lì davanti.',
  notNeeded: 'Non serve',
  instrumentSaved: (label: string) => `Metodo salvato: ${label}`,
  choose: 'Scegli',
  chooseInstrument: 'Scegli un metodo di pagamento',
  total: 'Totale',
  toPay: 'Da pagare',
  pay: (amount: string) => `Paga ${amount}`,
  confirm: 'Conferma',
  excluded: 'escluso dal tuo filtro',
  excludedOnCard: 'PRODOTTO ESCLUSO DAL TUO FILTRO',
  soldOut: 'Esaurito',
  notSellable: 'NON ACQUISTABILE',
  unsellable: 'Ora non è in vendita: confezione difettosa o vendita sospesa.',
  removable: 'Puoi toglierlo dal tuo ordine.',
  want: 'LO VOGLIO',
  suggestions: 'Ti potrebbe piacere',
  emptyTitle: 'Il tuo ordine è vuoto',
  emptyText: 'Scegli qualcosa di buono: lo trovi qui.',
  closedText: 'Ora siamo chiusi: torna più tardi.',
  backToClosedShop: 'Torna al punto vendita',
  missingTitle: 'Il tuo ordine non è disponibile',
  missingText: 'In questo punto vendita ora non si può ordinare.',
  unknownText: 'Lo ritrovi qui appena torna la connessione.',
  backToShop: 'Torna al catalogo',
  followPayment: 'Segui il pagamento',
  confirming: 'Conferma in corso',
  updating: 'Aggiornamento in corso',
  loading: 'Caricamento del tuo ordine',
  errorText: 'Non riusciamo a leggere il tuo ordine. Riprova tra poco.',
  items: (count: number) => (count === 1 ? '1 prodotto' : `${count} prodotti`),
};

export type CartText = Readonly<typeof ITALIAN>;
export const useText = defineText('cart', ITALIAN);

/** The shop's own message says when it opens again. */
export const closedTextOf = ({ catalogue }: SellingArea, text: CartText): ReactNode => italian(catalogue.closedMessage) ?? text.closedText;

/** A closed shop shows its closing message instead of an invitation to choose. */
export const emptyTextOf = (area: SellingArea, text: CartText): ReactNode =>
  area.catalogue.isOpen ? text.emptyText : closedTextOf(area, text);
