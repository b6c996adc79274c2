import type { OrderAgainText } from '../../widgets/cart/order-again-text.ts';
import type { CartText } from '../../widgets/cart/text.ts';

export const cart: CartText = {
  signIn: 'Sign in to see your order',
  title: 'Your order',
  edit: 'Edit',
  toCart: 'Go to payment',
  howYouPay: 'How you pay',
  corporateCredit: 'Company credit',
  wallet: 'Wallet',
  available: (amount) => `${amount} available`,
  useCorporateCredit: 'Use your company credit',
  useWallet: 'Use your wallet',
  useInstrument: (label) => `Use ${label}`,
  noInstrument: 'No payment method',
  chargedFirst: (first, rest) =>
    rest === undefined
      ? `First ${first}. If it is not enough, choose how to pay the rest.`
      : `First ${first}, the rest with ${rest}. You see the amounts when you pay.`,
  methodNext: 'In the next step you choose how to pay.',
  opensWhenPaid: 'The fridge opens as soon as the order is paid: order when you are in front of it.',
  notNeeded: 'Not needed',
  instrumentSaved: (label) => `Method saved: ${label}`,
  choose: 'Choose',
  chooseInstrument: 'Choose a payment method',
  total: 'Total',
  toPay: 'To pay',
  pay: (amount) => `Pay ${amount}`,
  confirm: 'Confirm',
  excluded: 'excluded by your filter',
  excludedOnCard: 'Item excluded by your filter',
  soldOut: 'Sold out',
  notSellable: 'Not for sale',
  unsellable: 'It is not on sale now: faulty packaging, or a halted sale.',
  removable: 'You can take it out of your order.',
  want: 'I want it',
  suggestions: 'You might like',
  emptyTitle: 'Your order is empty',
  emptyText: 'Choose something good: you will find it here.',
  closedText: 'We are closed now: come back later.',
  backToClosedShop: 'Back to the shop',
  missingTitle: 'Your order is not available',
  missingText: 'You cannot order in this shop at the moment.',
  unknownText: 'You will find it here as soon as you are online again.',
  backToShop: 'Back to the menu',
  followPayment: 'Follow the payment',
  confirming: 'Confirming',
  updating: 'Updating',
  loading: 'Loading your order',
  errorText: 'We cannot read your order. Try again in a moment.',
  items: (count) => (count === 1 ? '1 item' : `${count} items`),
};

export const orderAgain: OrderAgainText = {
  usual: 'The usual?',
  shortfall: (left, wanted) => `Only ${left} ${left === 1 ? 'was' : 'were'} left, you had ${wanted}`,
};
