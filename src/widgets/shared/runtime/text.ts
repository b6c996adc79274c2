import { defineText } from '../text/language.ts';

const ITALIAN = {
  signIn: 'Accedi',
  newWindow: 'Si apre una nuova finestra: poi torna qui e continua.',
};

export type EmbeddedText = Readonly<typeof ITALIAN>;
export const useText = defineText('embedded', ITALIAN);
