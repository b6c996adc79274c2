import type { CrashText } from '../../host/crash-text.ts';
import type { DocumentText } from '../../host/document/text.ts';
import type { MissingText } from '../../host/missing-text.ts';
import type { PreferencesText } from '../../host/preferences-text.ts';
import type { RefusedText } from '../../host/refused-text.ts';
import type { HostText } from '../../host/text.ts';

export const host: HostText = {
  titles: {
    home: 'Home',
    me: 'Profile',
    sellingArea: 'Menu',
    cart: 'Your order',
    lockerOrder: 'Order',
    orders: 'Your orders',
    paymentMethods: 'Payment',
    payment: 'Payment',
    paymentOptions: 'Choose how to pay',
    wallet: 'Wallet',
    walletRecharge: 'Top up your wallet',
    walletRechargeResult: 'Top up your wallet',
    coffeeArea: 'Coffee',
    coffeeOrder: 'Order',
    coffeeNickname: 'Edit name',
    insufficientFund: 'Not enough credit',
    code: 'QR code reader',
    codeLanding: 'QR code reader',
    codeLandingWith: 'QR code reader',
    login: 'Sign in',
    loginWithEmail: 'Sign in with email',
    loginWithToken: 'New password',
    privacyPolicy: 'Manage your consent',
    'braintree_cc:add': 'Add a card',
    'braintree_cc:pay': 'Payment verification',
    'braintree_paypal:add': 'Link PayPal',
    'braintree_paypal:pay': 'PayPal verification',
    'edenred_ticket:add': 'Add Ticket Restaurant Edenred',
    'edenred_ticket:confirm': 'Add Ticket Restaurant Edenred',
    'edenred_ticket:pay': 'Ticket Restaurant Edenred',
    'pellegrini:pay': 'Pellegrini top-up',
    'satispay_standard:add': 'Add Satispay',
    'satispay_ticket:pay': 'Pay with Satispay',
    'sodexo:pay': 'Pluxee top-up',
  },
  chooseRecharge: 'Choose how to top up',
  notFound: 'Page not found',
  toContent: 'Skip to the content',
  navigation: 'Main',
  order: 'Your order',
  logout: 'Log out',
  loggingOut: 'Logging out',
  consent: 'Manage your consent',
  me: 'Me',
  moreLinks: (count: number) => `More entries on Me: ${count}`,
  running: 'order in progress',
  preferences: 'Preferences',
  profile: 'Your profile',
  support: (phone) => `Support: ${phone}`,
};

export const crash: CrashText = {
  title: 'Oops! It looks like something went wrong.',
  text: 'Try again shortly.',
  payingText: 'Try again. If you were paying, first look in your orders to see whether the payment has already started.',
};

export const missing: MissingText = {
  address: 'This address leads nowhere.',
  code: 'This page opens by itself as soon as you are online again.',
};

export const refused: RefusedText = {
  title: 'This page does not open here',
  text: 'For your safety it only opens in a tab of its own.',
  open: 'Open in a new tab',
};

export const document: DocumentText = {
  description: 'Lunch and coffee at work, a few steps away.',
  offline: 'You are offline',
  backOnline: 'Back online',
  shortcuts: { order: 'Order', code: 'Code', orders: 'Orders' },
};

export const preferences: PreferencesText = {
  title: 'Preferences',
  nickname: 'Name on the coffee machine',
  noNickname: 'Not chosen yet',
  diet: 'Diet and allergens',
  dietNote: 'What you eat, for the menu',
  theme: 'Appearance',
  themes: { auto: 'System', light: 'Light', dark: 'Dark' },
  language: 'Language',
  install: 'Install the app',
  installNote: 'It opens from your home screen, like the others',
  supportData: 'Data for support',
  supportDataNote: 'Version and browser, for those who help you',
  supportDataUse: 'If you ask for help, send this too. It does not say who you are.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying: select the text above.',
  kept: 'On this device',
  keptNote: 'Your last orders for “The usual?” and the receipts, the pages you last saw, your choices.',
  forget: 'Forget',
  forgetTitle: 'Forget the data on this device?',
  goes: 'This is deleted here:',
  gone: [
    'your last orders and coffee: no more “The usual?”',
    'prices and payments of receipts, where only this device remembers them',
    'the dishes that you marked with a heart',
    'the pages you saw, which also open offline',
    'wallet or credit switched off in the cart: they are on again',
    'appearance and language chosen here',
  ],
  stays: 'Everything in your account stays: orders, wallet, payment methods, diet. You stay signed in.',
  cancel: 'Cancel',
  forgotten: 'Done: nothing but your sign-in is left on this device.',
};
