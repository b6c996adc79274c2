/** The German sentences of the public menus. */
import type { MenuControlsText } from '../../widgets/menu/enhancements/text.ts';
import type { MenuScreenText } from '../../widgets/menu/screen/text.ts';
import type { MenuText } from '../../widgets/menu/text.ts';

export const menu: MenuText = {
  title: 'Speisekarte',
  allergens: 'Allergene:',
  ingredients: 'Zutaten:',
  noNutrition: 'Keine Nährwertangaben',
  error:
    'Die Speisekarte konnte nicht geladen werden.\nVersuch es erneut. Wenn du im Inkognito-Modus bist, verlass ihn, um die Speisekarte zu sehen.',
  retry: 'Erneut versuchen',
  loading: 'Die Speisekarte wird geladen',
  emptyTitle: 'Die Speisekarte ist heute leer',
  emptyText: 'Die Gerichte erscheinen hier, sobald sie veröffentlicht werden.',
};

export const menuControls: MenuControlsText = {
  categories: 'Kategorien',
  search: 'Suchen',
  searchLabel: 'Speisekarte durchsuchen',
  searchHint: 'Gericht oder Zutat',
  searchClose: 'Suche schließen',
  filter: 'Filtern',
  filterOn: (count) => `Filtern, ${count} aktiv`,
  diet: 'Ernährung',
  without: 'Ohne',
  caution:
    'Ausgeblendet werden auch Gerichte mit möglichen Spuren und solche, die ihre Allergene nicht angeben. Frag bei einer Allergie immer beim Personal nach.',
  done: (count) => (count === 0 ? 'Filter schließen' : count === 1 ? '1 Gericht anzeigen' : `${count} Gerichte anzeigen`),
  shown: (count, all) => (all === 1 ? `${count} von 1 Gericht` : `${count} von ${all} Gerichten`),
  unknown: (count) =>
    count === 1 ? '1 Gericht nicht angezeigt: Allergene nicht bekannt' : `${count} Gerichte nicht angezeigt: Allergene nicht bekannt`,
  // Nouns stay capitalised; only this adjective does not.
  lacking: (allergen) => `ohne ${allergen.replace(/^Glutenhaltiges/, 'glutenhaltiges')}`,
  showAll: 'Alle anzeigen',
  nothingTitle: 'Kein Gericht für diese Auswahl',
  nothingText: 'Versuch es mit einem anderen Wort oder entferne einen Filter.',
  register: 'Allergenverzeichnis',
  registerNote: (date) => `Verordnung (EU) Nr. 1169/2011, Anhang II. Gedruckt am ${date} Uhr.`,
  dish: 'Gericht',
  noNutrition: menu.noNutrition,
  undeclared: 'Allergene nicht angegeben',
  marks: { present: 'enthalten', named: 'unter den Zutaten genannt' },
};

export const menuScreen: MenuScreenText = {
  ...menu,
  continued: (label) => `${label} (Fortsetzung)`,
  updatedAt: (time, day) => (day === null ? `Stand: ${time} Uhr` : `Stand: ${time} Uhr, ${day}`),
  page: (number, count) => `Seite ${number} von ${count}`,
  sections: 'Kategorien der Speisekarte',
  waitingTitle: 'Die Speisekarte kommt gleich',
  waitingText: 'Der Bildschirm aktualisiert sich von selbst.',
  paused: 'Pausiert',
  pausedHint: 'Berühre den Bildschirm oder drücke die Leertaste, um fortzufahren',
  pause: 'Seiten anhalten',
};
