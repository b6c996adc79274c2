import { defineText } from '../text/language.ts';

const ITALIAN = {
  back: 'Indietro',
  close: 'Chiudi',
  home: 'Torna alla Home',
  offline: 'Sei offline',
  /** When the shown data were read; `time` has the day where it is not today. */
  readAt: (time: string, isToday: boolean) => `Dati ${isToday ? 'delle' : 'di'} ${time}.`,
  listPrice: 'Prezzo di listino',
  quantityOf: (label: string) => `Quantità di ${label}`,
  remove: (label: string) => `Rimuovi ${label}`,
  less: (label: string) => `Togli uno: ${label}`,
  more: (label: string) => `Aggiungi uno: ${label}`,
  ingredients: 'VEDI INGREDIENTI',
  newTab: '(si apre in una nuova scheda)',
  open: 'Aperto',
  closed: 'Chiuso',
  profile: 'Profilo',
  closedTitle: 'Ora siamo chiusi',
  closedText: 'Torna più tardi: ti aspettiamo.',
};

export type UiText = Readonly<typeof ITALIAN>;
export const useText = defineText('ui', ITALIAN);
