import { defineText } from '../shared/text/language.ts';

const ITALIAN = {
  title: 'Ricarica Pellegrini',
  label: 'Codice Pellegrini',
  where: 'Genera il codice nell’app Pellegrini e scrivilo qui: ha 7 cifre e inizia con 5.',
  problems: {
    length: 'Codice non valido. Lunghezza corretta 7 cifre',
    start: 'Codice non valido. Il codice deve iniziare con il numero 5',
  },
  endings: {
    AWAITING_COMPLETION: {
      title: 'C’è stato un errore con il tuo codice',
      text: 'La ricarica non è ancora confermata. Non inserire un altro codice: riprova tra poco, oppure contattaci.',
    },
    CANCEL: {
      title: 'Transazione annullata',
      text: 'Questa ricarica è chiusa. Per usare un buono, ricomincia dal tuo portafoglio.',
    },
  },
};

export type PellegriniText = Readonly<typeof ITALIAN>;
export const useText = defineText('pellegrini', ITALIAN);
