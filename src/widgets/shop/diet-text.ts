import type { Diet, Presence } from '../../api/index.ts';
import { defineText } from '../shared/text/language.ts';

/** Separate from the shop's texts: the dialogs are loaded later. */
const ITALIAN = {
  title: 'Scegli le tue preferenze',
  diet: 'La tua dieta',
  diets: {
    'Contiene derivati della carne o pesce': 'Mangio tutto',
    Pescetariano: 'Pescetariano',
    Vegetariano: 'Vegetariano',
    Vegano: 'Vegano',
  } satisfies Record<Diet, string>,
  everything: 'Contiene derivati della carne o pesce',
  allergens: 'Allergeni',
  allAllergens: 'Tutti gli allergeni',
  otherAllergens: 'Altri allergeni',
  levels: {
    Presente: 'Si, lo voglio',
    Tracce: 'Si, solo se ci sono possibili tracce',
    Assente: 'No, non lo voglio',
  } satisfies Record<Presence, string>,
  confirm: 'Conferma',
  deleteAll: 'Cancella tutte le preferenze',
  sending: 'Salvataggio in corso',
  /** Follows that the person is offline. */
  savingNeedsConnection: ': per salvare serve la connessione',
};

export type DietFilterText = Readonly<typeof ITALIAN>;
export const useText = defineText('dietFilter', ITALIAN);
