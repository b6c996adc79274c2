/** Separate from the shop's texts: the filter is loaded later. */
export const text = {
  title: 'Scegli le tue preferenze',
  diet: 'La tua dieta',
  allergens: 'Allergeni',
  confirm: 'Conferma',
  deleteAll: 'Cancella tutte le preferenze',
  sending: 'Salvataggio in corso',
} as const;

export const DIETS = [
  { diet: 'Contiene derivati della carne o pesce', label: 'Mangio tutto', note: 'Contiene derivati della carne o pesce' },
  { diet: 'Pescetariano', label: 'Pescetariano', note: null },
  { diet: 'Vegetariano', label: 'Vegetariano', note: null },
  { diet: 'Vegano', label: 'Vegano', note: null },
] as const;

export const LEVELS = {
  Presente: 'Si, lo voglio',
  Tracce: 'Si, solo se ci sono possibili tracce',
  Assente: 'No, non lo voglio',
} as const;
