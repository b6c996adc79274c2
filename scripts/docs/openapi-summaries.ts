import type { OperationName } from '../../src/api/contract.ts';
import * as methods from '../../src/registry/conformance.ts';
import { merge } from '../../src/registry/merge.ts';

const METHOD_CALLS = merge(Object.values(methods).map(({ calls }) => calls));
const ofMethods = Object.fromEntries(Object.entries(METHOD_CALLS).map(([name, [summary]]) => [name, summary])) as Record<
  keyof typeof METHOD_CALLS,
  string
>;

/** One sentence for each operation. A missing one does not compile. */
export const SUMMARIES: Record<OperationName, string> = {
  setSessionCookie: 'Sets the session cookie for an ID token of the identity provider',
  login: 'Signs the user in after the cookie is set; may answer where to go',
  logout: 'Ends the session (a GET with an effect: never prefetch it)',
  getNavigation: 'The signed-in user, the links of the navigation and whether consent must be asked',
  checkEmailDomain: 'How the owner of an e-mail address signs in',
  registerUser: 'Starts the registration of an e-mail address',
  getPrivacyConsent: 'The consents given so far',
  setPrivacyConsent: 'Saves the consents',
  getHome: 'The sections of the home page',
  resolveCode: 'Where a scanned or typed code leads',
  getSellingArea: 'A shop or locker: catalogue, cart, balances, preferences and banner',
  editItem: 'Sets the quantity of an item in the cart (0 removes it) and answers the whole cart',
  confirmOrder: 'Confirms the order and answers where to go on; costs money',
  getUpselling: 'Items that go well with the cart',
  setDietPreference: 'Saves diet and allergens; both null clear them',
  getInstruments: 'The saved ways to pay',
  deleteInstrument: 'Deletes a saved way to pay',
  getPaymentOptions: 'The saved and the possible ways to pay in a context',
  updatePaymentPreference: 'Chooses the way to pay in a context',
  getPayment: 'The state of a payment',
  updatePaymentInstrument: 'Pays with another instrument; costs money',
  cancelPayment: 'Cancels a payment (a GET with an effect: never prefetch it)',
  getBraintreeToken: 'The client token of the card and PayPal forms',
  ...ofMethods,
  getWallet: 'The balance of the wallet and of the corporate credit',
  getRechargeConfig: 'How the wallet is recharged',
  submitRecharge: 'Recharges the wallet; costs money',
  getRecharge: 'The state of a recharge',
  getLockerOrder: 'The state of a locker order and of its door',
  retryLockerOpening: 'Opens the door again (a GET with an effect: never prefetch it)',
  getOrders: 'The latest orders',
  getCoffeeArea: 'A coffee machine: recipes, balances and nickname',
  confirmCoffee: 'Orders a coffee; costs money',
  getCoffeeOrder: 'The state of a coffee order',
  getUserInfo: 'The nickname of the user',
  setUserInfo: 'Saves the nickname of the user',
  getMenu: 'A public menu',
};

export const TAG_DESCRIPTIONS = {
  Session: 'Who is signed in, and what the person has agreed to',
  Home: 'The first page, and where a code leads',
  'Selling area': 'A shop or a locker: its catalogue, the cart and the order',
  Orders: 'What became of orders',
  Payments: 'Ways to pay, and the state of a payment',
  'Cards and PayPal': 'Through Braintree',
  'Meal vouchers': 'Edenred, Pellegrini, Pluxee',
  Satispay: 'Satispay, and Satispay’s meal vouchers',
  Wallet: 'The credit and how it is recharged',
  Coffee: 'Coffee machines and their orders',
  Menus: 'Public menus, without a session',
} as const;

/** The first matching prefix gives the group. */
export const TAGS: readonly (readonly [prefix: string, tag: keyof typeof TAG_DESCRIPTIONS])[] = [
  ['b2c/auth/', 'Session'],
  ['b2c/navigation', 'Session'],
  ['b2c/check-domain/', 'Session'],
  ['b2c/register', 'Session'],
  ['b2c/privacy-policy', 'Session'],
  ['b2c/info', 'Session'],
  ['b2c/home', 'Home'],
  ['b2c/code/', 'Home'],
  ['b2c/locker/selling-order/info/', 'Orders'],
  ['b2c/selling-order/', 'Orders'],
  ['b2c/locker/', 'Selling area'],
  ['b2c/upselling/', 'Selling area'],
  ['b2c/diet-preference', 'Selling area'],
  ['b2c/payment/integration/braintree/', 'Cards and PayPal'],
  ['b2c/payment/integration/satispay/', 'Satispay'],
  ['b2c/payment/integration/', 'Meal vouchers'],
  ['b2c/payment', 'Payments'],
  ['b2c/wallet', 'Wallet'],
  ['b2c/coffee/', 'Coffee'],
  ['b2c/menu/', 'Menus'],
];
