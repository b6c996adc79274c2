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

/** Calls whose path the specification leaves open. */
export const DECIDED_CALLS: readonly OperationName[] = ['setSessionCookie', 'getSellingArea'];

/** What a developer must know of a call beyond its summary. */
export const DETAILS: Partial<Record<OperationName, string>> = {
  setSessionCookie: 'Verify the token at the identity provider, then set the cookie. Any 2xx is good, with whatever body.',
  login: 'Nothing (204, an empty body, null, `{}`) is a good answer.',
  logout:
    'The app calls it after the sign-out of the identity provider. The cookie and the token of before are refused from then on. Any 2xx is good.',
  getNavigation: 'The app asks this first on each page. 200 and 201 alone are good.',
  checkEmailDomain: 'It answers the same for every address of a domain, known or not.',
  registerUser: 'The identity provider then sends its e-mail. Answer the same for an address that is known.',
  setPrivacyConsent: 'The person goes on whatever the answer is.',
  getHome: 'An unknown type of section is left out.',
  resolveCode: 'An unknown code is a 404 with `Not Found`. A link must not lead back to the pages that read codes.',
  getSellingArea: 'One that is switched off is a 410 with `Not Active`.',
  editItem: 'Prices, labels and balances in the body are what the person saw: decide without them.',
  confirmOrder:
    'Charge exactly what `orderSnapshot` says, or refuse with a sentence: corporate credit first, then the wallet, the rest by the instruments. It makes the order and empties the cart in one step.',
  getUpselling: 'The app asks it each time that the articles in the cart change. A failure hides the row.',
  deleteInstrument: 'Only `success` counts as done.',
  updatePaymentPreference: 'Without `error` it counts as saved, whatever the body.',
  getPayment: 'The app asks it once, and while it answers `loading` 6 times more, 2 s apart.',
  updatePaymentInstrument: 'This instrument alone pays what is left, in the place of those of before.',
  cancelPayment: 'The app goes back after it.',
  addCard: 'Answer the instrument bare or in its envelope.',
  addPaypalAccount: 'Answer the instrument bare, or in an envelope as here.',
  getEdenredTicket: 'The link of `redirect` is called `url` here; `link` is read, too.',
  getPluxeeTicket:
    'Bare as here, or in the envelope of the POST. The app asks it once, and while it answers `AWAITING_COMPLETION` 6 times more, 2 s apart.',
  getSatispayAdd: 'The app asks it at most 10 times, 1 s apart.',
  getSatispayTicketRedirect: 'The app asks it at most 10 times, 1 s apart.',
  submitRecharge: 'Put the uuid of your answer into `resultUrl`, and lead the person to it after paying.',
  getRecharge: 'The app asks it once, and while it answers `loading` 6 times more, 2 s apart.',
  getLockerOrder: 'The app asks it at most 7 times, 2 s apart, while `loading` is true.',
  getCoffeeOrder: 'The app asks it 7 times, 2 s apart, until its state is final.',
  getMenu: 'Prices are not part of it. The answer is for every origin (`Access-Control-Allow-Origin: *`), and sets no cookie.',
  confirmCoffee: 'Refuse a price that is not the recipe’s.',
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
