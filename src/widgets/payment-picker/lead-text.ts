import { defineText } from '../shared/text/language.ts';

/** What the choice is for, where the title does not say it. */
const ITALIAN = {
  partialAmountMethod: 'Questo metodo paga per primo, fino a dove arriva. Il resto lo paga l’altro metodo del tuo ordine.',
};

export type PickerLeadText = Readonly<typeof ITALIAN>;
export const useLeadText = defineText('paymentPickerLead', ITALIAN);
