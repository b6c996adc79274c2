import { defineText } from '../text/language.ts';

const ITALIAN = {
  notAllowed: 'Operazione non consentita',
  notSent: "Errore durante l'invio dei dati.",
  unsure: 'Non sappiamo se il pagamento è partito: guarda i tuoi ordini prima di premere di nuovo.',
  underWay: 'Per questo ordine c’è già un pagamento in corso.',
  confirmedElsewhere: 'Hai già confermato questo ordine in un’altra finestra.',
  payingElsewhere: 'Il pagamento è già in corso in un’altra finestra.',
  removed: (label: string) => `Rimosso: ${label}`,
  undo: 'Annulla',
  inCart: (label: string, quantity: number, total: string) => `${label}: ${quantity}, totale ${total}`,
  onlyAvailable: (count: number, label: string) => `${count === 1 ? 'È disponibile solo' : 'Sono disponibili solo'} ${count} ${label}`,
  gone: (labels: readonly string[]) => `${labels.length === 1 ? 'Non più disponibile' : 'Non più disponibili'}: ${labels.join(', ')}`,
  /** Follows that the person is offline. */
  orderingNeedsConnection: ': per ordinare serve la connessione',
};

export type OrderingText = Readonly<typeof ITALIAN>;
export const useText = defineText('ordering', ITALIAN);

/** A sentence in the language of the component that shows it: a page may show one store in two languages. */
export type OrderingSentence = (text: OrderingText) => string;
