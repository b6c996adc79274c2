/** The English sentences of the public menus. */
import type { MenuControlsText } from '../../widgets/menu/enhancements/text.ts';
import type { MenuScreenText } from '../../widgets/menu/screen/text.ts';
import type { MenuText } from '../../widgets/menu/text.ts';

export const menu: MenuText = {
  title: 'Menu',
  allergens: 'Allergens:',
  ingredients: 'Ingredients:',
  noNutrition: 'No nutritional information',
  error: 'The menu could not be loaded, please try again.\nIf you are in incognito mode, leave it to see the menu.',
  retry: 'Try again',
  loading: 'Loading the menu',
  emptyTitle: 'Today’s menu is empty',
  emptyText: 'Dishes appear here as soon as they are published.',
};

export const menuControls: MenuControlsText = {
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
  noNutrition: menu.noNutrition,
  undeclared: 'Allergens not declared',
  marks: { present: 'present', named: 'named among the ingredients' },
};

export const menuScreen: MenuScreenText = {
  ...menu,
  continued: (label) => `${label} (continued)`,
  updatedAt: (time, day) => (day === null ? `updated at ${time}` : `updated at ${time} on ${day}`),
  page: (number, count) => `Page ${number} of ${count}`,
  sections: 'Categories of the menu',
  waitingTitle: 'The menu will be here soon',
  waitingText: 'This screen updates by itself.',
  paused: 'Paused',
  pausedHint: 'Touch the screen or press Space to go on',
  pause: 'Stop the pages',
};
