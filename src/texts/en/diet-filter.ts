import type { DietFilterText } from '../../widgets/shop/diet-text.ts';

export const dietFilter: DietFilterText = {
  title: 'Choose your preferences',
  diet: 'Your diet',
  diets: {
    'Contiene derivati della carne o pesce': 'I eat everything',
    Pescetariano: 'Pescatarian',
    Vegetariano: 'Vegetarian',
    Vegano: 'Vegan',
  },
  everything: 'Contains meat or fish products',
  allergens: 'Allergens',
  allAllergens: 'All allergens',
  otherAllergens: 'Other allergens',
  levels: {
    Presente: 'Yes, I eat it',
    Tracce: 'Only possible traces of it',
    Assente: 'No, I do not eat it',
  },
  confirm: 'Confirm',
  deleteAll: 'Delete all preferences',
  sending: 'Saving',
  savingNeedsConnection: ': you need a connection to save',
};
