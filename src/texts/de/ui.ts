import type { UiText } from '../../widgets/shared/ui/text.ts';

export const ui: UiText = {
  back: 'Zurück',
  close: 'Schließen',
  home: 'Zurück zur Startseite',
  offline: 'Du bist offline',
  readAt: (time) => `Stand: ${time} Uhr.`,
  listPrice: 'Listenpreis',
  quantityOf: (label) => `Menge: ${label}`,
  remove: (label) => `${label} entfernen`,
  less: (label) => `Eins weniger: ${label}`,
  more: (label) => `Eins mehr: ${label}`,
  ingredients: 'Zutaten ansehen',
  newTab: '(öffnet sich in einem neuen Tab)',
  open: 'Geöffnet',
  closed: 'Geschlossen',
  profile: 'Profil',
  closedTitle: 'Zurzeit ist geschlossen',
  closedText: 'Komm später wieder: Wir freuen uns auf dich.',
};
