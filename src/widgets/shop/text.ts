import { defineText } from '../shared/text/language.ts';

const ITALIAN = {
  signIn: 'Accedi per ordinare',
  filter: 'Filtra per dieta e allergeni',
  filterOn: 'Filtra per dieta e allergeni (filtro attivo)',
  search: 'Cerca nel catalogo',
  searchHint: 'Piatto o ingrediente',
  searchClose: 'Chiudi la ricerca',
  found: (count: number) => (count === 0 ? 'Nessun prodotto trovato' : count === 1 ? '1 prodotto trovato' : `${count} prodotti trovati`),
  nothingFoundTitle: 'Nessun prodotto trovato',
  nothingFoundText: 'Prova con un altro piatto o ingrediente.',
  searchClear: 'Vedi tutto il catalogo',
  bannerMore: 'SCOPRI DI PIÙ',
  promptTitle: 'Scegli le tue preferenze',
  promptText: 'Dieta e allergeni: ti segnaliamo quello che non fa per te.',
  preview: 'Anteprima del catalogo',
  onlySuitable: (count: number) => `Solo piatti adatti (${count})`,
  kcal: (count: number) => `${count} Kcal`,
  left: (count: number) => (count === 1 ? 'Ultimo' : `Ultimi ${count}`),
  results: 'Risultati',
  favourites: 'Preferiti',
  yourFavourites: 'I tuoi preferiti',
  categories: 'Categorie',
  recommended: 'Consigliati',
  chefRecommends: 'Lo chef consiglia',
  other: 'Altro',
  want: 'LO VOGLIO',
  notSellable: 'NON ACQUISTABILE',
  excludedOnCard: 'PRODOTTO ESCLUSO DAL TUO FILTRO',
  loadingTitle: 'Catalogo',
  loading: 'Caricamento del catalogo',
  missing: {
    not_found: { title: 'Punto vendita non trovato', text: 'Controlla il codice sul frigo o torna alla Home.' },
    not_active: { title: 'Punto vendita non attivo', text: 'In questo momento non puoi ordinare qui. Riprova più tardi.' },
  },
  errorTitle: 'Errore durante il caricamento',
  errorText: 'Non riusciamo a leggere il catalogo. Riprova tra poco.',
  emptyTitle: 'Qui non c’è ancora nulla',
  emptyText: 'I prodotti compaiono appena il frigo viene rifornito.',
};

export type ShopText = Readonly<typeof ITALIAN>;
export const useText = defineText('shop', ITALIAN);
