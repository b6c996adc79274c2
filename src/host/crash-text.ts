import { defineText } from '../widgets/shared/text/language.ts';

const ITALIAN = {
  title: 'Ops! Sembra che qualcosa sia andato storto.',
  text: 'Riprova tra poco.',
  payingText: 'Riprova. Se stavi pagando, guarda prima nella lista ordini se il pagamento è già partito.',
};

export type CrashText = Readonly<typeof ITALIAN>;
export const useCrashText = defineText('crash', ITALIAN);
