import { defineText } from '../widgets/shared/text/language.ts';

/** Why a screen is missing. */
const ITALIAN = {
  address: 'L’indirizzo non porta da nessuna parte.',
  code: 'Questa pagina si apre da sola appena torna la connessione.',
};

export type MissingText = Readonly<typeof ITALIAN>;
export const useMissingText = defineText('missing', ITALIAN);
