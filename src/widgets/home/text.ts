import { defineText } from '../shared/text/language.ts';

const ITALIAN = {
  hello: (name: string | null) => (name === null ? 'Ciao' : `Ciao, ${name}`),
  title: 'È ora di pausa.',
  order: 'ORDINA',
  errorText: 'Controlla la connessione e riprova.',
  reload: 'Ricarica',
  loading: 'Caricamento della Home',
  running: 'Ordine in corso',
  shut: 'Il frigo non si è aperto',
  completed: 'Ordine completato',
  failed: 'Ordine non riuscito',
  since: (shop: string | undefined, time: string) => (shop === undefined ? `Delle ${time}` : `${shop}, ${time}`),
  follow: 'SEGUI ORDINE',
  see: 'VEDI ORDINE',
  usual: 'Il solito?',
  usualCoffee: 'Il solito caffè?',
  again: (what: string) => `Ordina di nuovo: ${what}`,
  wallet: 'Portafoglio',
  available: (amount: string) => `${amount} disponibili`,
  corporateCredit: (amount: string) => `${amount} di credito aziendale`,
  recharge: 'RICARICA',
  emptyTitle: 'Ancora nessun punto vendita',
  emptyText: 'Quando la tua azienda ne attiva uno, lo trovi qui.',
};

export type HomeText = Readonly<typeof ITALIAN>;
export const useText = defineText('home', ITALIAN);
