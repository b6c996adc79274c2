import { defineText } from '../shared/text/language.ts';

const ITALIAN = {
  hello: (name: string | null) => (name === null ? 'Ciao' : `Ciao, ${name}`),
  title: 'È ora di pausa.',
  order: 'ORDINA',
  error: 'Errore durante il caricamento',
  errorText: 'Controlla la connessione e riprova.',
  reload: 'Ricarica',
  loading: 'Caricamento della Home',
  emptyTitle: 'Ancora nessun punto vendita',
  emptyText: 'Quando la tua azienda ne attiva uno, lo trovi qui.',
};

export type HomeText = Readonly<typeof ITALIAN>;
export const useText = defineText('home', ITALIAN);
