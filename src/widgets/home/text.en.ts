import type { HomeText } from './text.ts';

export const ENGLISH: HomeText = {
  hello: (name) => (name === null ? 'Hello' : `Hello, ${name}`),
  title: 'Time for a break.',
  order: 'Order',
  error: 'Loading error',
  errorText: 'Check your connection and try again.',
  reload: 'Reload',
  loading: 'Loading Home',
  emptyTitle: 'No shop yet',
  emptyText: 'When your company opens one, you will find it here.',
};
