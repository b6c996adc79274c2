import { defineText } from '../shared/text/language.ts';

const ITALIAN = {
  usual: 'Il solito?',
  shortfall: (left: number, wanted: number) => `${left === 1 ? 'Ne restava 1' : `Ne restavano ${left}`}, ne avevi ${wanted}`,
};

export type OrderAgainText = Readonly<typeof ITALIAN>;
export const useOrderAgainText = defineText('orderAgain', ITALIAN);
