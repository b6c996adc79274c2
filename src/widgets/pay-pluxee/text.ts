import { defineText } from '../shared/text/language.ts';

const ITALIAN = {
  title: 'Ricarica Pluxee',
  label: 'Codice Pluxee',
  steps: [
    'Apri l’app Pluxee e scegli di pagare con un codice.',
    'Indica quanti buoni usare: al massimo 8 buoni.',
    'Scrivi qui sotto il codice che l’app ti mostra e premi Conferma.',
  ],
  problems: { invalid: 'Codice non valido.' },
};

export type PluxeeText = Readonly<typeof ITALIAN>;
export const useText = defineText('pluxee', ITALIAN);
