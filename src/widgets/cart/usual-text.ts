import { defineText } from '../shared/text/language.ts';

const ITALIAN = {
  usual: 'Il solito?',
};

export type UsualText = Readonly<typeof ITALIAN>;
export const useUsualText = defineText('usual', ITALIAN);
