import { defineText } from '../widgets/shared/text/language.ts';

const ITALIAN = {
  title: 'Questa pagina non si apre qui',
  text: 'Per la tua sicurezza si apre solo in una scheda tutta sua.',
  open: 'Apri in una nuova scheda',
};

export type RefusedText = Readonly<typeof ITALIAN>;
export const useRefusedText = defineText('refused', ITALIAN);
