import { defineText } from '../../text/language.ts';

/** The sentences of every first load, apart from `ui`, of which a public menu needs none. */
const ITALIAN = {
  retry: 'Riprova',
  loading: 'Caricamento in corso',
  loadError: 'Errore durante il caricamento',
  slow: 'Ci sta mettendo più del solito.',
};

export type FeedbackText = Readonly<typeof ITALIAN>;
export const useText = defineText('feedback', ITALIAN);
