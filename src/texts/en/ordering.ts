import type { OrderingText } from '../../widgets/shared/ordering/text.ts';

export const ordering: OrderingText = {
  notAllowed: 'This action is not allowed',
  notSent: 'The data could not be sent.',
  unsure: 'We do not know whether the payment went out: look at your orders before you press again.',
  underWay: 'A payment for this order is already under way.',
  confirmedElsewhere: 'You have already confirmed this order in another window.',
  payingElsewhere: 'The payment is already under way in another window.',
  removed: (label) => `Removed: ${label}`,
  undo: 'Undo',
  inCart: (label, quantity, total) => `${label}: ${quantity}, total ${total}`,
  onlyAvailable: (count, label) => `Only ${count} ${label} available`,
  gone: (labels) => `No longer available: ${labels.join(', ')}`,
  orderingNeedsConnection: ': you need a connection to order',
};
