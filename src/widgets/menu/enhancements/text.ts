import { defineText } from '../../shared/text/language.ts';
import { MENU } from '../text.ts';

const ITALIAN = {
  categories: 'Categorie',
  search: 'Cerca',
  searchLabel: 'Cerca nel menu',
  searchHint: 'Piatto o ingrediente',
  searchClose: 'Chiudi la ricerca',
  filter: 'Filtra',
  filterOn: (count: number) => (count === 1 ? 'Filtra, 1 scelta attiva' : `Filtra, ${count} scelte attive`),
  diet: 'Dieta',
  without: 'Senza',
  caution:
    'Restano fuori anche i piatti con possibili tracce e quelli che non dichiarano gli allergeni. In caso di allergia chiedi sempre conferma al personale.',
  /** The button that closes the filter; `count`: dishes that pass it. */
  done: (count: number) => (count === 0 ? 'Chiudi il filtro' : count === 1 ? 'Mostra 1 piatto' : `Mostra ${count} piatti`),
  shown: (count: number, all: number) => (count === 1 ? `1 piatto su ${all}` : `${count} piatti su ${all}`),
  unknown: (count: number) =>
    count === 1 ? '1 piatto non mostrato: allergeni non noti' : `${count} piatti non mostrati: allergeni non noti`,
  lacking: (allergen: string) => `senza ${allergen.toLowerCase()}`,
  showAll: 'Mostra tutto',
  nothingTitle: 'Nessun piatto per questa scelta',
  nothingText: 'Prova con un’altra parola o togli un filtro.',
  register: 'Registro degli allergeni',
  registerNote: (date: string) => `Reg. (UE) n. 1169/2011, allegato II. Stampato il ${date}.`,
  dish: 'Piatto',
  noNutrition: MENU.noNutrition,
  undeclared: 'Allergeni non dichiarati',
  marks: { present: 'presente', named: 'nominato tra gli ingredienti' },
};

export type MenuControlsText = Readonly<typeof ITALIAN>;
export const useControlsText = defineText('menuControls', ITALIAN);
