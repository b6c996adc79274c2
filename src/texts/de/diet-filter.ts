import type { DietFilterText } from '../../widgets/shop/diet-text.ts';

export const dietFilter: DietFilterText = {
  title: 'Wähle deine Vorlieben',
  diet: 'Deine Ernährung',
  diets: {
    'Contiene derivati della carne o pesce': 'Ich esse alles',
    Pescetariano: 'Pescetarisch',
    Vegetariano: 'Vegetarisch',
    Vegano: 'Vegan',
  },
  everything: 'Enthält Erzeugnisse aus Fleisch oder Fisch',
  allergens: 'Allergene',
  allAllergens: 'Alle Allergene',
  otherAllergens: 'Andere Allergene',
  levels: {
    Presente: 'Ja, das esse ich',
    Tracce: 'Ja, aber nur mögliche Spuren davon',
    Assente: 'Nein, das esse ich nicht',
  },
  confirm: 'Bestätigen',
  deleteAll: 'Alle Vorlieben löschen',
  sending: 'Wird gespeichert',
  savingNeedsConnection: ': Zum Speichern brauchst du eine Verbindung',
};
