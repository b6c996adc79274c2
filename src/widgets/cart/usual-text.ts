import { defineText } from '../shared/text/language.ts';

const ITALIAN = {
  usual: 'Il solito?',
  named: (what: string) => `Il solito? Metti nel carrello: ${what}`,
};

export type UsualText = Readonly<typeof ITALIAN>;
export const useUsualText = defineText('usual', ITALIAN);
