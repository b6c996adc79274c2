import { defineText } from '../../text/language.ts';

const ITALIAN = {
  title: 'Perché non posso acquistarlo?',
  lead: 'Questo prodotto non è in vendita in questo momento. Può dipendere da:',
  reasons: ['un difetto della confezione, che abbiamo preferito non farti trovare', 'una sospensione temporanea della vendita'],
  tail: 'Scegli un altro prodotto: torna presto disponibile.',
  understood: 'Ho capito',
};

export type UnsellableText = Readonly<typeof ITALIAN>;
export const useText = defineText('unsellable', ITALIAN);
