import { defineText } from '../text/language.ts';

const ITALIAN = {
  signIn: 'Accedi',
  newTab: 'Si apre una nuova scheda: poi torna qui e continua.',
};

export type EmbeddedText = Readonly<typeof ITALIAN>;
export const useText = defineText('embedded', ITALIAN);
