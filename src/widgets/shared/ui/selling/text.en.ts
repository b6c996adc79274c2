import type { UnsellableText } from './text.ts';

export const ENGLISH: UnsellableText = {
  title: 'Why can I not buy it?',
  lead: 'This item is not on sale at the moment. The reason may be:',
  reasons: ['a packaging fault, which we wanted to spare you', 'a temporary halt of its sale'],
  tail: 'Choose another item: this one will be back soon.',
  understood: 'Got it',
};
