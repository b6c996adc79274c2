import type { UiText } from '../../widgets/shared/ui/text.ts';

export const ui: UiText = {
  back: 'Back',
  close: 'Close',
  home: 'Back to Home',
  offline: 'You are offline',
  readAt: (time) => `Data from ${time}.`,
  listPrice: 'List price',
  quantityOf: (label) => `Quantity of ${label}`,
  remove: (label) => `Remove ${label}`,
  less: (label) => `One less: ${label}`,
  more: (label) => `One more: ${label}`,
  ingredients: 'See ingredients',
  newTab: '(opens in a new tab)',
  open: 'Open',
  closed: 'Closed',
  profile: 'Profile',
  closedTitle: 'We are closed now',
  closedText: 'Come back later: we look forward to seeing you.',
};
