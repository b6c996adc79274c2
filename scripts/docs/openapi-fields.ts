/**
 * What docs/openapi.json says of each field: where it comes from, its unit, and what the app does without it.
 *
 * A key is `Component.field.inner` (lists add nothing to it), or a field's own name for all that have no longer key. A test
 * names the fields without an entry.
 */

/** `specification`: it names the field. `decided`: it leaves this shape open, and we have settled it. `ours`: we have added it. */
export type Origin = 'specification' | 'decided' | 'ours';

export interface FieldNote {
  readonly text: string;
  readonly origin: Origin;
}

const note = (origin: Origin) => (text: string) => ({ text, origin });
/** Optional, always: a back end that is made from the specification alone lacks it. */
const ours = note('ours');
const decided = note('decided');

const PER_100_G = 'per 100 g. Without it the line is missing from the table';
const ALLERGEN = 'Without a presence it counts as unknown: the dish is flagged for a person who excludes the allergen.';

const NOTES: Readonly<Record<string, string | FieldNote>> = {
  // Of many components.
  id: 'The identifier. It goes back as it came.',
  label: 'The name on screen.',
  title: 'The title on screen.',
  sublabel: 'The second line below the label, such as ‘Scade 08/28’. Without it there is none.',
  provider: 'The vendor in lower case, such as `visa` or `paypal`: it chooses the mark.',
  type: '`internal`: a path of the app. `external`: a whole https address.',
  link: 'Where it leads, by `type`.',
  message: 'One Italian sentence for the person, shown as it came. Without it the app shows its own.',
  error: 'That the call was refused, and why: a text, or `true`. Absent or null: it was not.',
  success: 'Whether it was done.',
  balance: 'Euro. Null: ‘credito non disponibile’.',
  displayOrder: 'The smallest stands first.',
  quantity: 'How many.',
  totalWithTax: 'Euro, with tax.',
  linkAction: 'Where `redirect` leads; null otherwise.',
  nickName: 'The name on the coffee machine, at most 10 characters. Null: the person has chosen none.',
  status: 'The state.',
  redirect: 'Where to go on. Null: nowhere yet.',
  image: 'The address of a picture. Without one a plate is drawn.',
  ingredients: 'The ingredients as text. Without it nothing is said of them.',
  allergensString: 'The allergens as text. Without it nothing is said of them.',
  nonce: 'The single-use nonce of the payment vendor’s own script, for a card or an account.',
  authorizationF: 'The ID token of the identity provider, the same as in the header `AuthorizationF`. Verify it there.',
  wallet: 'The person’s prepaid credit. Null: there is none, or it is not available.',
  'price.value': 'Euro.',
  'price.label': 'The price as text, shown as it came: `6,80 €`. Without it the app writes the value.',

  // Session.
  'LoginAnswer.redirect': 'Where to go after the sign-in. Without it: where the person wanted to go, else home.',
  'Navigation.user': decided('Who is signed in.'),
  'Navigation.user.email': decided('Shown below the name of the product. Without it nothing is.'),
  'Navigation.user.nickName': ours('The name in ‘Ciao’. Without it none is said.'),
  'Navigation.links': 'The entries of the drawer and of the bottom bar, in this order.',
  'Navigation.privacyConsentRequired': ours('True: the app asks for consent first.'),
  'NavigationLink.short_label': 'The label of the bottom bar. Without it: the label.',
  'NavigationLink.icon':
    'The name of an icon (`home`, `shop`, `wallet`, `orders`, `coffee`, `code` …) or a picture’s address. Without it: a plain one.',
  'CheckEmailDomainAnswer.type': 'How persons of this domain sign in. Without it: `email`.',
  'RegisterUserBody.email': 'The address, in the form that the person typed, without white space.',
  'GetPrivacyConsentAnswer.data': 'The consents.',
  'GetPrivacyConsentAnswer.success': 'True.',
  'SetPrivacyConsentBody.data': 'The consents, both chosen.',
  acceptMarketingData: '‘Attività di marketing’. Null: not chosen yet.',
  acceptProfilingData: '‘Profilazione per attività di marketing’. Null: not chosen yet.',
  'SetUserInfoBody.nickName': 'Not empty, at most 10 characters.',

  // Home and codes.
  'GetHomeAnswer.sections': 'From above to below. A type that the app does not know is left out.',
  'GetHomeAnswer.sections.type': 'The kind of section.',
  'GetHomeAnswer.sections.data': 'What the section shows, by its type.',
  'GetHomeAnswer.sections.data.text': 'The sentence beside the button.',
  'GetHomeAnswer.sections.data.link': 'The button.',
  'GetHomeAnswer.sections.data.shops': 'The cards.',
  'GetHomeAnswer.sections.data.shop': 'The card.',
  'GetHomeAnswer.sections.data.cta': 'The button of the card.',
  'GetHomeAnswer.sections.data.cta.label': decided('Its label.'),
  'ShopCard.id': decided('The area’s identifier, as in its page’s address.'),
  'ShopCard.title': decided('The shop’s name.'),
  'ShopCard.subtitle': ours('A second line, such as the floor. Without it there is none.'),
  'ShopCard.openingHours': ours('A sentence such as ‘Chiude alle 14:30’. Without it there is none.'),
  'ShopCard.image': ours('A picture of the place. Without it a plate is drawn.'),
  'ShopCard.status': decided('Whether it sells now.'),
  'ShopCard.link': decided('The shop’s page.'),

  // Selling area.
  'SellingArea.id': decided('The identifier in the address; the app takes it from there.'),
  'SellingArea.type': decided('A staffed shop, or a locker with a door that opens after the order. Without it: a shop.'),
  'SellingArea.title': decided('The shop’s name.'),
  'SellingArea.catalogue': decided('What it sells.'),
  'SellingArea.cart': decided('The person’s cart in this area, kept by the server.'),
  'SellingArea.wallet': decided('The person’s prepaid credit. Null: there is none.'),
  'SellingArea.corporateCredit': decided('What the employer pays, used before the wallet. Null: there is none.'),
  'SellingArea.paymentPreferences': decided('The chosen ways to pay what the credits leave. Without one the person chooses.'),
  'SellingArea.dietPreference': decided('What the person eats. Null: not set, the app suggests to.'),
  'SellingArea.banner': decided('A notice above the catalogue. Null: none.'),
  'SellingArea.cartBehaviour': decided('The button of the cart at the side of the catalogue. Null: it leads to the cart.'),
  'SellingArea.cartBehaviour.link': 'Where it leads. Without it: to the cart.',
  'SellingArea.cartBehaviour.label': 'Its label. Without it: ours.',
  'Catalogue.shopStatus': 'Whether it sells now. Another word counts as `Close`.',
  'Catalogue.closePhrase': 'Why it is closed. Without it the app says so in its own words.',
  'Catalogue.categories': 'The headings. A dish of another category stands under ‘Altro’.',
  'Catalogue.items': 'The articles, each once.',
  'CatalogueItem.id': 'The article. It goes back as `itemSaleableId`.',
  categoryId: 'The category’s `id`.',
  'CatalogueItem.description': 'HTML; the app cleans it. Without it there is none.',
  'CatalogueItem.price': 'The price, with tax.',
  'price.listPriceLabel': 'The price before, struck through. Null: none.',
  'CatalogueItem.unique': 'The article’s price list. It goes back as `itemSaleablePriceListId`.',
  availableQuantity: 'How many are left. Null: nobody counts them.',
  'CatalogueItem.expired': 'True: shown, not sold (‘NON ACQUISTABILE’).',
  'CatalogueItem.edible': 'Nutritional data. Null: flagged by every filter, because nothing is known.',
  'CatalogueItem.new': 'True: it stands in ‘Lo chef consiglia’.',
  'Edible.diet': 'For whom it is. Null: flagged by every filter of a diet.',
  netWeight: 'Grams of a portion. Without it nothing is told per portion.',
  kcal: `Kcal ${PER_100_G}.`,
  fats: `Grams ${PER_100_G}.`,
  fatsSaturated: `Grams ${PER_100_G}.`,
  carbohydrates: `Grams ${PER_100_G}.`,
  sugar: `Grams ${PER_100_G}.`,
  fibers: `Grams ${PER_100_G}.`,
  proteins: `Grams ${PER_100_G}.`,
  salt: `Grams ${PER_100_G}.`,
  cerealsContainingGluten: `Gluten. ${ALLERGEN}`,
  crustaceans: `Crustaceans. ${ALLERGEN}`,
  eggs: `Eggs. ${ALLERGEN}`,
  fish: `Fish. ${ALLERGEN}`,
  peanuts: `Peanuts. ${ALLERGEN}`,
  soy: `Soy. ${ALLERGEN}`,
  milkAndDairyProducts: `Milk. ${ALLERGEN}`,
  fruitsInShell: `Nuts. ${ALLERGEN}`,
  celery: `Celery. ${ALLERGEN}`,
  mustard: `Mustard. ${ALLERGEN}`,
  sesame: `Sesame. ${ALLERGEN}`,
  sulphur: `Sulphites. ${ALLERGEN}`,
  lupine: `Lupins. ${ALLERGEN}`,
  molluscs: `Molluscs. ${ALLERGEN}`,
  'DietPreference.diet': 'The widest diet that is eaten. Null: all.',
  'DietPreference.allergens': 'What is eaten of each allergen. One that is missing is eaten (`Presente`).',
  'Banner.status': 'What is shown: nothing, the title, or the title with a link that opens the content.',
  'Banner.style': 'The colour.',
  'Banner.content': 'HTML; the app cleans it.',
  'Banner.icon': 'The address of a picture. Without one there is none.',
  'PaymentPreference.type': 'Always `pi`, a payment instrument.',
  'PaymentPreference.paymentInstrument': 'The chosen way to pay.',
  'PaymentPreference.paymentInstrument.uuid': 'The instrument: it goes back as `paymentInstrumentUUID` or `partialAmountPIUUID`.',
  definedAmountMethod: 'Pays what is left of an order. Null: not chosen.',
  partialAmountMethod: 'Pays before `definedAmountMethod`, as much as it can: meal vouchers. Null: not chosen.',

  // Cart.
  'Cart.lockerSellingOrder': 'The cart. Null when it is empty.',
  'Cart.actionType': 'The state of a payment of this cart that has not ended; null without one.',
  'Cart.paymentUUID': 'That payment; null without one.',
  'CartOrder.items': 'The lines.',
  'CartOrder.totalWithTax': 'Euro: the sum of the lines.',
  'CartItem.id': 'The line.',
  itemSaleableId: 'The article: the catalogue’s `id`.',
  'CartItem.totalWithTax': 'Euro: quantity times unit price.',
  unitPriceWithTax: 'Euro for one.',
  photoUrl: 'The address of a picture. Without one a plate is drawn.',
  lockerId: 'The selling area: the identifier in its page’s address.',
  itemSaleablePriceListId: 'The catalogue’s `unique` of the article.',
  'EditItemBody.quantity': 'The new quantity, not the difference; 0 takes the line out.',
  localPrice: 'Euro: what the person saw. Decide without it.',
  localLabel: 'What the person saw. Decide without it.',
  'EditItemBody.availableQuantity': 'What the person saw. Decide without it.',
  walletBalance: 'Euro: what the person saw. Decide without it.',
  corporateCreditBalance: 'Euro: what the person saw. Decide without it.',
  upsellingId: 'The suggestion from which the article was taken; null otherwise.',
  paymentInstrumentUUID: 'The instrument that pays what is left; `false`: none, the credits pay all.',
  partialAmountPIUUID: 'The instrument that pays before the other, as much as it can; `false`: none.',
  orderSnapshot: 'The cart that the person saw, as the server sent it, with the split of its total. Refuse another than yours.',
  'OrderSnapshot.items': 'The lines, as the server sent them.',
  totalToPayFromCorporateCredit: 'Euro from the corporate credit.',
  totalToPayFromWallet: 'Euro from the wallet.',
  totalToPay: 'Euro from the instrument.',
  'OrderSnapshot.actionType': 'The cart’s.',
  'OrderSnapshot.paymentUUID': 'The cart’s.',
  itemSaleableIds: 'The articles in the cart.',
  customerDateTime: 'The person’s local time, `YYYY-MM-DDTHH:mm:ss`, without a zone.',
  'GetUpsellingAnswer.upselling': 'The heading of the row. Null: no row.',
  'GetUpsellingAnswer.upselling.subtitle': 'A second line. Without it there is none.',
  'GetUpsellingAnswer.items': decided('The suggested articles, in the catalogue’s shape. Empty: no row.'),
  'SetDietPreferenceBody.diet': 'The widest diet that is eaten; null together with `allergens` clears the preference.',
  'SetDietPreferenceBody.allergens': 'What is eaten of each allergen; null together with `diet` clears the preference.',

  // Orders.
  'LockerOrderInfo.actionType': 'What has become of the order.',
  'LockerOrderInfo.loading': 'True: the app asks again, at most 7 times, 2 s apart.',
  'LockerOrderInfo.lockerSellingOrder': 'The order. Null while nothing can be said of it.',
  'LockerOrderInfo.message': ours('What was given back, and where, of an order that failed. Without it the app says where to look.'),
  'LockerOrderInfo.lockerSellingOrder.id': ours('The order; the app takes it from the address.'),
  'LockerOrderInfo.lockerSellingOrder.items': 'The rows.',
  customSuccessMessage: 'HTML; the app cleans it. How to take the order. Without it the app says so in its own words.',
  'LockerOrderInfo.lockerSellingOrder.created_at': ours('When it was confirmed. Without it no time is shown.'),
  'LockerOrderInfo.lockerSellingOrder.totalWithTax': ours('Euro. Without it the receipt has no total.'),
  'LockerOrderInfo.lockerSellingOrder.items.itemSaleableId': ours(
    'The article, to order it again. Without it: only where this browser knows it.',
  ),
  'LockerOrderInfo.lockerSellingOrder.items.image': ours('The address of a picture. Without one a plate is drawn.'),
  'LockerOrderInfo.lockerSellingOrder.items.totalWithTax': ours('Euro: unit price times quantity. Without it the row has no price.'),
  'OrderSummary.rows.itemSaleableId': ours('The article, to order it again. Without it: only where this browser knows it.'),
  'OrderSummary.rows.image': ours('The address of a picture. Without one a plate is drawn.'),
  'OrderSummary.rows.totalWithTax': ours('Euro: unit price times quantity. Without it the row has no price.'),
  sellingArea: ours('Where it was ordered. Without it the receipt does not say.'),
  'sellingArea.id': ours('The selling area.'),
  'sellingArea.type': ours('Whether a door opened.'),
  'sellingArea.title': ours('The shop’s name.'),
  payments: ours('What paid how much. Without it the receipt does not say.'),
  'payments.provider': ours('`corporate_credit`, `wallet`, or an instrument’s provider.'),
  'payments.label': ours('The instrument’s label.'),
  'payments.amount': ours('Euro.'),
  'GetOrdersAnswer.data': 'The orders, the newest first, at most `take`.',
  created_at: 'When it was confirmed. One that cannot be read is not shown.',
  'OrderSummary.status': '`COMPLETED` is ‘Completato’, `CANCELLED` ‘Annullato’, `REFUNDED` ‘Rimborsato’; anything else ‘In Attesa’.',
  'OrderSummary.rows': 'The rows.',

  // Payments.
  'GetInstrumentsAnswer.instruments': 'The saved ways to pay. The bare list is read, too.',
  'Instrument.uuid': ours('What `paymentInstrumentUUID` takes, where it differs from `id`. Without it: the id.'),
  'Instrument.type': 'The payment method, by its name in `config.json`: `braintree_cc`, `edenred_ticket` …',
  category: 'The kind, such as `card`, `wallet` or `ticket`.',
  'DeleteInstrumentAnswer.message': '`success`; anything else is a failure.',
  'GetPaymentOptionsAnswer.paymentInstruments': 'The saved ways to pay that fit the context.',
  'GetPaymentOptionsAnswer.paymentOptions': 'The new ways to pay.',
  'PaymentOption.canCreatePI': 'Whether the option can be saved as an instrument. Another word counts as `No`.',
  'PaymentOption.createPIPath': 'The page of the app that adds one; null without one.',
  paymentInstrumentId: 'The saved instrument’s `id`; left out for a new option.',
  'UpdatePaymentPreferenceAnswer.error': 'True: nothing was saved.',
  'UpdatePaymentPreferenceAnswer.message': ours('Why nothing was saved. Without it the app shows its own sentence.'),
  'Payment.uuid': 'The payment; the app takes it from the address.',
  'Payment.actionType':
    '`loading`: ask again. `redirect`: go to `linkAction`. `collectPI`: an instrument is wanted. `error`, `cancelled`: it has ended.',
  'PaymentAction.actionType': '`redirect`: go to `linkAction`. `error`: refused.',
  'UpdatePaymentInstrumentBody.uuid': 'The picked instrument’s `uuid`, else its `id`.',
  clientToken: 'The vendor’s client token, for its script.',
  instrument: 'The saved instrument.',
  'GetThreeDSecureFlowAnswer.token': 'The vendor’s client token, for its script.',
  'GetThreeDSecureFlowAnswer.nonce': decided('The vendor’s nonce of the card. At the top level, or in `threeDSecureParameters`.'),
  'GetThreeDSecureFlowAnswer.bin': decided('The card’s first digits. At the top level, or in `threeDSecureParameters`.'),
  'GetThreeDSecureFlowAnswer.amount': decided('Euro: what the bank is asked for. At the top level, or in `threeDSecureParameters`.'),
  threeDSecureParameters: 'What the vendor’s script gets beside.',
  additionalInformation: 'By the vendor’s own names.',
  cardholderName: 'The name on the card. Null: the person is asked for it.',
  cardLabel: 'The card as the person knows it. Without it the sentence leaves it out.',
  'SaveCardholderNameAnswer.code': 'The number that is shown with the failure. Without it: 20141.',
  deviceData: 'What the vendor’s script has collected, unchanged.',
  'InstrumentAnswer.message': 'Why nothing was added, shown as it came. Without it the app shows its own sentence.',

  // Meal vouchers.
  'EdenredTicketAnswer.status': 'What to do: choose, confirm, sign in at the partner, go on.',
  'EdenredTicketAnswer.redirect': 'Where to go on when paid or skipped.',
  'EdenredTicketAnswer.redirect.url': 'Where it leads, by `type`. The name `link` is read, too.',
  vouchers: 'The vouchers that would pay.',
  'EdenredTicketAnswer.vouchers.value': 'Cents, not euro.',
  'EdenredTicketAnswer.vouchers.count': 'How many of this value.',
  'EdenredTicketAnswer.total': 'Cents, not euro: the sum of the vouchers.',
  failureReasons: 'Codes or sentences. One with 010 or 011 leads to the guide.',
  username: 'The account at the partner. Without it none is named.',
  skipOption: '`CAN-SKIP`: the person may go on without vouchers. Anything else: may not.',
  'ConfirmEdenredLoginBody.code': 'The query parameter `code` of the partner’s way back.',
  'ConfirmEdenredLoginAnswer.instrument': 'The linked account. Null: it was not linked.',
  'PellegriniTicketAnswer.status':
    '`DRAFT`: a code is wanted. `COMPLETED`, `CONFIRMED`: go on. `CANCEL`: ended. `AWAITING_COMPLETION`: an error.',
  'SubmitPellegriniTicketBody.token': 'Seven digits, the first one 5.',
  'GetPluxeeTicketAnswer.status': '`DRAFT`: a code is wanted. `AWAITING_COMPLETION`: ask again. Anything else: go on.',
  'SubmitPluxeeTicketBody.otp': '6 to 9 characters, the first one a digit.',
  'SubmitPluxeeTicketAnswer.data': 'How the ticket stands.',
  errorMessage: 'Why the code was not taken, shown as it came. Without it the app shows its own sentence.',

  // Satispay.
  returnUrl: 'The app’s page to which the partner leads back.',
  keyToUpdate: 'The place in the browser where the app keeps the new instrument; of no use to the server.',
  'AddSatispayAnswer.data': 'The request. Absent when it was refused.',
  'AddSatispayAnswer.data.id': 'The request’s identifier.',
  'AddSatispayAnswer.data.redirect': 'The partner’s page, for a new window.',
  'SatispayAddAnswer.data': 'How the request stands. Absent when it was refused.',
  'SatispayAddAnswer.data.status': '`PENDING`: ask again. `ACCEPTED`: linked. `CANCELED`: ended.',
  'SatispayAddAnswer.data.instrument': 'The linked account, once accepted.',
  'GetSatispayTicketRedirectAnswer.data': 'Whether the partner’s page is ready. Absent when it was refused.',
  'GetSatispayTicketRedirectAnswer.data.loading': 'Not yet: ask again, at most 10 times, 1 s apart.',
  'GetSatispayTicketRedirectAnswer.data.redirect': 'The partner’s page, or the page of the app that goes on.',

  // Wallet.
  'GetWalletAnswer.corporateCredit': ours('What the employer pays. Without it the wallet’s page shows the wallet alone.'),
  amountType: '`DefinedAmount`: the exact amount. `TargetAmount`: as near to it as vouchers of fixed values come. Null: not said.',
  payWith: 'The chosen way to recharge. Null: the person chooses one first.',
  'GetRechargeConfigAnswer.payWith.sublabel': ours('The second line, such as ‘Scade 08/28’. Without it there is none.'),
  'SubmitRechargeBody.amount': 'Euro, at least 1.',
  walletRechargeData: 'The answer of `GET b2c/wallet-recharge` that the person saw.',
  resultUrl: 'The app’s page of this recharge, with `{uuid}` where its number belongs.',
  'RechargeAnswer.uuid': decided(
    'The recharge. Without it, and without a link, nobody can follow a new one; a read takes it from the address.',
  ),
  'RechargeAnswer.actionType': '`redirect`: go to `linkAction`. `loading`: ask again. `error`, `cancelled` and anything else: failed.',
  'RechargeAnswer.linkAction': decided('Where `redirect` leads; null otherwise.'),
  'RechargeAnswer.message': ours('Why it failed. Without it the app shows its own sentence.'),

  // Coffee.
  'CoffeeArea.shop': 'The machine.',
  'CoffeeArea.shop.status': 'Whether it makes coffee now.',
  'CoffeeArea.shop.closePhrease': 'Why it does not. Spelt so. Without it the app says so in its own words.',
  'CoffeeArea.catalog': 'What it makes.',
  'CoffeeArea.catalog.recipes': 'The coffees.',
  corporateCreditWallet: 'What the employer pays, used before the wallet. Null: there is none.',
  recipeId: 'The recipe. It goes back as `coffeeRecipeId`.',
  'Recipe.itemSaleable': 'What the recipe is.',
  'Recipe.itemSaleable.name': 'The name on screen.',
  'Recipe.itemSaleable.photo': 'The address of a picture. Without one a plate is drawn.',
  'Recipe.itemSaleable.ingredients': ours('The ingredients as text. Without it nothing is said of them.'),
  'Recipe.itemSaleable.allergensString': ours('The allergens as text. Without it nothing is said of them.'),
  'Recipe.itemSaleable.operator': ours('Who runs the machine (D.Lgs. 231/2017, art. 18). Without it the app does not say.'),
  'Recipe.price': 'The price, with tax.',
  paymentInfo: 'How it is paid.',
  'ConfirmCoffeeBody.order': 'What is ordered.',
  coffeeRecipeId: 'The recipe.',
  'ConfirmCoffeeBody.order.price': 'Euro: what the person saw. Refuse another than yours.',
  'ConfirmCoffeeAnswer.order': 'The order.',
  'ConfirmCoffeeAnswer.order.id': 'Its identifier.',
  'GetCoffeeOrderAnswer.order': 'The order.',
  'CoffeeOrder.status': 'The state.',
  coffeeSellingPointId: 'The machine, to order another.',

  // Menus.
  'Menu.title': ours('The heading. Without it: ‘Menu’.'),
  'Menu.categories': 'The headings.',
  'Menu.items': 'The dishes. One without a category of the list is not shown.',
  'Menu.categories.id': decided('The category.'),
  'Menu.categories.label': decided('The name on screen.'),
  'Menu.categories.displayOrder': 'The smallest stands first.',
  'Menu.items.id': decided('The dish.'),
  'Menu.items.categoryId': decided('The category’s `id`.'),
  'Menu.items.label': decided('The name on screen.'),
  'Menu.items.image': ours('The address of a picture. Without one a plate is drawn.'),
  menuDisplayType: '`NO`: not shown. `SMALL`: without ingredients. `BIG` or null: whole.',
  'Menu.items.diet': 'For whom it is, as text. Without it nothing is said.',

  // Refusals.
  'ErrorBody.error': 'The kind of refusal, for programs. `Not Found` and `Not Active` are words that the app knows.',
  'ErrorBody.message': 'One Italian sentence for the person, shown as it came; or a list of texts for developers, not shown.',
};

/** Ends of keys, the longest first: `OrderSummary.payments.amount` is also `payments.amount` and `amount`. */
const endsOf = (path: string): string[] => {
  const parts = path.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
};

const used = new Set<string>();

/** The note of a field. One without an entry is new, and so ours: the test of the document names it until it has one. */
export function noteOf(path: string): FieldNote {
  const key = endsOf(path).find((end) => Object.hasOwn(NOTES, end));
  if (key === undefined) return ours('');
  used.add(key);
  const found = NOTES[key]!;
  return typeof found === 'string' ? { text: found, origin: 'specification' } : found;
}

/** Notes that no field has asked for. */
export const unusedNotes = (): string[] => Object.keys(NOTES).filter((key) => !used.has(key));
