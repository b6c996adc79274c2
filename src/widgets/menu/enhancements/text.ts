import { ENGLISH as ENGLISH_ALLERGENS } from '../../shared/text/allergens.en.ts';
import { ITALIAN as ITALIAN_ALLERGENS } from '../../shared/text/allergens.ts';
import type { Lang } from '../../../api/index.ts';
import { text } from '../text.ts';
import { DIET_NAMES } from './diets.ts';

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
  noNutrition: text.it.noNutrition,
  undeclared: 'Allergeni non dichiarati',
  marks: { present: 'presente', traces: 'possibili tracce', named: 'nominato tra gli ingredienti' },
  diets: DIET_NAMES.it,
  allergenNames: ITALIAN_ALLERGENS,
};

type EnhancementText = Readonly<typeof ITALIAN>;

const ENGLISH: EnhancementText = {
  categories: 'Categories',
  search: 'Search',
  searchLabel: 'Search the menu',
  searchHint: 'Dish or ingredient',
  searchClose: 'Close the search',
  filter: 'Filter',
  filterOn: (count) => (count === 1 ? 'Filter, 1 choice in force' : `Filter, ${count} choices in force`),
  diet: 'Diet',
  without: 'Without',
  caution:
    'This also leaves out dishes with possible traces and those that do not declare their allergens. If you have an allergy, always check with the staff.',
  done: (count) => (count === 0 ? 'Close the filter' : count === 1 ? 'Show 1 dish' : `Show ${count} dishes`),
  shown: (count, all) => (all === 1 ? `${count} of 1 dish` : `${count} of ${all} dishes`),
  unknown: (count) => (count === 1 ? '1 dish not shown: allergens not known' : `${count} dishes not shown: allergens not known`),
  lacking: (allergen) => `without ${allergen.toLowerCase()}`,
  showAll: 'Show all',
  nothingTitle: 'No dish for this choice',
  nothingText: 'Try another word, or remove a filter.',
  register: 'Allergen register',
  registerNote: (date) => `Regulation (EU) No 1169/2011, annex II. Printed on ${date}.`,
  dish: 'Dish',
  noNutrition: text.en.noNutrition,
  undeclared: 'Allergens not declared',
  marks: { present: 'present', traces: 'possible traces', named: 'named among the ingredients' },
  diets: DIET_NAMES.en,
  allergenNames: ENGLISH_ALLERGENS,
};

export const enhancementText: Readonly<Record<Lang, EnhancementText>> = { it: ITALIAN, en: ENGLISH };
