import type { CoffeeNicknameText, CoffeeOrderText, CoffeeText } from '../../widgets/coffee/text.ts';

export const coffee: CoffeeText = {
  signIn: 'Sign in to order a coffee',
  signInToFollow: 'Sign in to follow your order',
  title: 'Coffee',
  hello: (name) => (name === null ? 'Hello' : `Hello, ${name}`),
  edit: 'Edit',
  editNamed: 'Edit your name',
  corporateCredit: (amount) => `${amount} of company credit`,
  wallet: (amount) => `${amount} in your wallet`,
  fromCorporateCredit: (amount) => `${amount} from your company credit`,
  fromWallet: (amount) => `${amount} from your wallet`,
  and: ' and ',
  recipes: 'Drinks',
  dispense: 'Dispense',
  dispenseNamed: (name) => `Dispense: ${name}`,
  allergens: 'Allergens:',
  ingredients: 'Ingredients:',
  operator: 'Operator:',
  problems: {
    busy: 'Another order is on its way from this browser. Wait a moment.',
    elsewhere: 'Meanwhile you have ordered a coffee in another window. Press again only if you want another one.',
    changed: 'The price has changed in the meantime. Check it and press again.',
    gone: 'This drink is no longer available: choose another one.',
    unsent: 'We could not send the request. Check your connection and try again.',
  },
  insufficient: (name, price, missing) => `Your credit is not enough: ${name} costs ${price}, you are ${missing} short.`,
  sending: (what) => `We are sending your order: ${what}.`,

  loading: 'Loading the drinks',
  loadError: 'Error while loading the data.',
  loadErrorText: 'We cannot read the drinks. Try again in a moment.',
  notFound: 'Machine not found',
  notFoundText: 'Check the code on the machine or go back to Home.',
  emptyTitle: 'There is nothing here yet',
  emptyText: 'The drinks appear as soon as the machine is ready.',

  sendError: 'The data could not be sent.',
  sendErrorText: 'We have not charged you anything.',
  ordered: 'Order sent',
  orderedText: 'See how it goes, then step up to the machine.',
  foundText: (label) => `${label}: your order is already on its way. Follow it before you order another coffee.`,
  toOrder: 'Follow your order',
  another: 'Order another coffee',
  checking: 'Checking your order',
  checkingText: 'Let us see whether your coffee order went out before we go on.',
  checkingSlow: 'It is taking longer than usual: the connection is slow.',
  unsure: 'We do not know whether your order went out',
  doubts: {
    askable:
      'There was no answer to your order. Press “Complete the order” in front of the machine: if it had already gone out we do not repeat it, otherwise it goes out now.',
    untold:
      'We do not know yet: there was no answer to your order. See whether the machine is dispensing, and check again before you start again.',
    lapsed:
      'More than a day has passed since your order without an answer. We can no longer know how it went, and we do not remember it here any more. If something is not right, call us.',
  },
  creditBefore: 'Credit before',
  creditNow: 'Credit now',
  unread: 'There was no answer and we cannot read your credit. Check again when you are online: we send nothing.',
  busy: 'Your order is still on its way. Check again in a few seconds.',
  ask: 'Complete the order',
  asking: 'Asking about your order',
  askingText: 'If it had already gone out, we do not repeat it.',
  checkAgain: 'Check again',
  restart: 'Start again',

  unkept: 'Have you already ordered?',
  unkeptText: (now) =>
    `This browser cannot remember your order: if the answer is lost, we will not be able to tell you how it went. If you have already ordered, first look at the machine${now === null ? '' : ` and at your credit: you now have ${now}`}.`,
  order: (name) => `Order: ${name}`,
  back: 'Back',
};

export const coffeeNickname: CoffeeNicknameText = {
  title: 'Edit name',
  question: 'What is your name?',
  label: 'Name',
  note: 'You will see your name on the coffee machine.',
  save: 'Save',
  empty: 'Enter your name.',
  tooLong: 'At most 10 characters.',
  loading: 'Loading your name',
  loadError: 'Error while loading the data.',
  sendError: 'The data could not be sent.',
  saved: 'Name saved.',
};

const REFUNDED = {
  title: 'Something went wrong, we have refunded your payment.',
  text: 'The refund is in your credit: you can choose again.',
};
const NOT_DISPENSED = 'The drink was not dispensed. Check your credit in the wallet: if something is not right, contact us.';

export const coffeeOrder: CoffeeOrderText = {
  title: 'Order',
  number: (id) => `no. ${id}`,
  loading: 'Loading your order',
  statuses: {
    draft: { title: 'Order sent', text: 'The machine has received it and is about to start.' },
    dispensing: { title: 'Dispensing', text: 'The machine is making your drink.' },
    confirmed: { title: 'Order confirmed', text: 'Go to the machine and look at its display.' },
    completed: { title: 'Your drink is ready', text: 'Take your cup. Enjoy your break!' },
    error: REFUNDED,
    failed: REFUNDED,
    expired: { title: 'Order expired', text: NOT_DISPENSED },
    cancelled: { title: 'Order cancelled', text: NOT_DISPENSED },
  },
  late: 'It is taking longer than usual. Your order is safe: reload to see how it is going.',
  reload: 'Reload',
  readError: 'Error while loading the data.',
  readErrorText: 'Your order is not lost: reload to see how it is going.',
  notFound: 'Order not found',
  notFoundText: 'It may belong to another account, or the link is not complete.',
  details: 'Order details',
  refunded: 'Refunded',
  toWallet: 'Go to your wallet',
  another: 'Order another coffee',
  again: 'Choose again',
  needHelp: 'I need help',
  support: 'Support',
  supportText: (id) => `Your drink does not come, or there is a problem? Contact us and quote order no.\u00a0${id}.`,
  call: (phone) => `Call ${phone}`,
};
