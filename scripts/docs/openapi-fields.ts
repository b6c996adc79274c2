/**
 * What docs/openapi.json says of each component and of each field: where it comes from, its unit, and what its absence means.
 *
 * A key is `Component.field.inner` (lists add nothing to it), or a field's own name for all that have no longer key. A test
 * names the fields without an entry.
 */
import type { AllergenKey } from '../../src/api/allergens.ts';

/** `specification`: it names the field. `decided`: it leaves this shape open, and we have settled it. `ours`: we have added it. */
export type Origin = 'specification' | 'decided' | 'ours';

/** Texts alone are of the specification. */
type Note = string | Absent | FieldNote;
type Absent = readonly [text: string, without: string];

interface FieldNote {
  readonly text: string;
  /** What the absence of the field means. */
  readonly without?: string | undefined;
  readonly origin: Origin;
}

const note =
  (origin: Origin) =>
  (text: string, without?: string): FieldNote => ({ text, without, origin });
const specified = note('specification');
/** Optional, always: a back end that is made from the specification alone lacks it. */
const ours = note('ours');
const decided = note('decided');

const GRAMS = ['Grams per 100 g.', 'the line is missing from the table.'] as const;
const SPLIT = 'split the total yourself: corporate credit, then the wallet, then the instrument.';
const UNKNOWN_ALLERGEN = 'it counts as unknown: the dish is flagged for a person who excludes the allergen.';
const ALLERGEN_NAMES: Readonly<Record<AllergenKey, string>> = {
  cerealsContainingGluten: 'Gluten',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  peanuts: 'Peanuts',
  soy: 'Soy',
  milkAndDairyProducts: 'Milk',
  fruitsInShell: 'Nuts',
  celery: 'Celery',
  mustard: 'Mustard',
  sesame: 'Sesame',
  sulphur: 'Sulphites',
  lupine: 'Lupins',
  molluscs: 'Molluscs',
};
/** A dish has an allergen, and a person tolerates one: two meanings of one name. */
const forEachAllergen = (owner: string, textOf: (name: string) => Absent) =>
  Object.fromEntries(Object.entries(ALLERGEN_NAMES).map(([key, name]) => [`${owner}.${key}`, textOf(name)]));

const NOTES: Readonly<Record<string, Note>> = {
  // Of many components.
  id: 'The identifier. It goes back as it came.',
  label: 'The name on screen.',
  title: ['The title on screen.', 'there is no title.'],
  sublabel: ['The second line below the label, such as ‘Scade 08/28’.', 'there is none.'],
  provider: 'The vendor in lower case, such as `visa` or `paypal`: it chooses the mark.',
  type: '`internal`: a path of the app. `external`: a whole https address.',
  link: 'Where it leads, by `type`.',
  message: ['One Italian sentence for the person, shown as it came.', 'the app shows its own.'],
  error: 'That the call was refused, and why: a text, or `true`.',
  success: 'Whether it was done.',
  balance: ['Euro.', '‘credito non disponibile’.'],
  displayOrder: ['The smallest stands first.', 'it counts as 0.'],
  quantity: 'How many.',
  totalWithTax: 'Euro, with tax.',
  linkAction: ['Where `redirect` leads.', 'there is none; with `redirect`, the app shows an error.'],
  nickName: ['The name on the coffee machine, at most 10 characters.', 'the person has chosen none.'],
  status: 'The state.',
  redirect: ['Where to go on.', 'there is no link; with a status that goes on, the app shows an error.'],
  image: ['The address of a picture.', 'a plate is drawn.'],
  ingredients: ['The ingredients as text.', 'nothing is said of them.'],
  allergensString: ['The allergens as text.', 'nothing is said of them.'],
  nonce: 'The single-use nonce of the payment vendor’s own script, for a card or an account.',
  authorizationF: 'The ID token of the identity provider, the same as in the header `AuthorizationF`. Verify it there.',
  wallet: ['The person’s prepaid credit.', 'there is none, or it is not available.'],
  'price.value': 'Euro.',
  'price.label': ['The price as text, shown as it came: `6,80 €`.', 'the app writes the value.'],

  // Session.
  'LoginAnswer.redirect': ['Where to go after the sign-in.', 'where the person wanted to go, else home.'],
  'Navigation.user': decided('Who is signed in.', 'nothing is known of the person.'),
  'Navigation.user.email': decided(
    'Shown below the name of the product.',
    'nothing is shown, and the browser forgets at each visit what it keeps of the person.',
  ),
  'Navigation.user.nickName': ours('The name in ‘Ciao’.', 'none is said.'),
  'Navigation.links': ['The entries of the drawer and of the bottom bar, in this order.', 'there are none.'],
  'Navigation.privacyConsentRequired': ours('True: the app asks for consent first.', 'the app does not ask.'),
  'NavigationLink.short_label': ['The label of the bottom bar.', 'the label.'],
  'NavigationLink.id': ['The link.', 'the same; the app does not use it.'],
  'NavigationLink.icon': [
    'The name of an icon (`home`, `shop`, `wallet`, `orders`, `coffee`, `code` …) or a picture’s address.',
    'a plain one.',
  ],
  'CheckEmailDomainAnswer.type': ['How persons of this domain sign in.', '`email`.'],
  'RegisterUserBody.email': 'The address, in the form that the person typed, without white space.',
  'GetPrivacyConsentAnswer.data': ['The consents.', 'neither is chosen yet.'],
  'GetPrivacyConsentAnswer.success': ['True.', 'the same; the app does not read it.'],
  'SetPrivacyConsentBody.data': 'The consents, both chosen.',
  acceptMarketingData: ['‘Attività di marketing’: whether the person agrees.', 'not chosen yet.'],
  acceptProfilingData: ['‘Profilazione per attività di marketing’: whether the person agrees.', 'not chosen yet.'],
  'SetUserInfoBody.nickName': 'Not empty, at most 10 characters.',

  // Home and codes.
  'GetHomeAnswer.sections': 'From above to below. A type that the app does not know is left out.',
  'GetHomeAnswer.sections.type': 'The kind of section.',
  'GetHomeAnswer.sections.data': 'What the section shows, by its type.',
  'GetHomeAnswer.sections.data.text': ['The sentence beside the button.', 'the button stands alone.'],
  'GetHomeAnswer.sections.data.link': 'The button.',
  'GetHomeAnswer.sections.data.link.id': ['The link.', 'the same; the app does not use it.'],
  'GetHomeAnswer.sections.data.shops': 'The cards.',
  'GetHomeAnswer.sections.data.shop': 'The card.',
  'GetHomeAnswer.sections.data.cta': 'The button of the card.',
  'GetHomeAnswer.sections.data.cta.label': decided('Its label.'),
  'ShopCard.id': decided('The area’s identifier, as in its page’s address.', 'the same; the app follows `link`.'),
  'ShopCard.title': decided('The shop’s name.'),
  'ShopCard.subtitle': ours('A second line, such as the floor.', 'there is none.'),
  'ShopCard.openingHours': ours('A sentence such as ‘Chiude alle 14:30’.', 'there is none.'),
  'ShopCard.image': ours('A picture of the place.', 'a plate is drawn.'),
  'ShopCard.status': decided('Whether it sells now.', 'the card does not say.'),
  'ShopCard.link': decided('The shop’s page.'),

  // Selling area.
  'SellingArea.id': decided('The identifier in the address.', 'the app takes it from there.'),
  'SellingArea.type': decided('A staffed shop, or a locker with a door that opens after the order.', 'a shop.'),
  'SellingArea.title': decided('The shop’s name.', 'no name is shown.'),
  'SellingArea.catalogue': decided('What it sells.'),
  'SellingArea.cart': decided('The person’s cart in this area, kept by the server.', 'the cart is empty.'),
  'SellingArea.wallet': decided('The person’s prepaid credit.', 'there is none.'),
  'SellingArea.corporateCredit': decided('What the employer pays, used before the wallet.', 'there is none.'),
  'SellingArea.paymentPreferences': decided('The chosen ways to pay what the credits leave.', 'the person chooses.'),
  'SellingArea.dietPreference': decided('What the person eats.', 'not set; the app suggests to set it.'),
  'SellingArea.banner': decided('A notice above the catalogue.', 'none.'),
  'SellingArea.cartBehaviour': decided('The button of the cart at the side of the catalogue.', 'it leads to the cart.'),
  'SellingArea.cartBehaviour.link': ['Where it leads.', 'to the cart.'],
  'SellingArea.cartBehaviour.label': ['Its label.', 'the app’s own.'],
  'Catalogue.shopStatus': ['Whether it sells now. Another word counts as `Close`.', 'it counts as `Close`.'],
  'Catalogue.closePhrase': ['Why it is closed.', 'the app says so in its own words.'],
  'Catalogue.categories': ['The headings. A dish of another category stands under ‘Altro’.', 'all dishes stand under ‘Altro’.'],
  'Catalogue.items': 'The articles, each once.',
  'CatalogueItem.id': 'The article. It goes back as `itemSaleableId`.',
  categoryId: ['The category’s `id`.', 'the dish stands under ‘Altro’.'],
  'CatalogueItem.description': ['HTML; the app cleans it.', 'there is none.'],
  'CatalogueItem.price': 'The price, with tax.',
  'price.listPriceLabel': ['The price before, struck through.', 'none.'],
  'CatalogueItem.unique': 'The article’s price list. It goes back as `itemSaleablePriceListId`.',
  availableQuantity: ['How many are left.', 'nobody counts them.'],
  'CatalogueItem.expired': ['True: shown, not sold (‘NON ACQUISTABILE’).', 'it is sold.'],
  'CatalogueItem.edible': ['Nutritional data.', 'every filter flags the dish, because nothing is known.'],
  'CatalogueItem.new': ['True: it stands in ‘Lo chef consiglia’.', 'it does not.'],
  'Edible.diet': ['For whom it is.', 'every filter of a diet but the widest flags the dish.'],
  netWeight: ['Grams of a portion; 0 counts as null.', 'nothing is told per portion.'],
  kcal: ['Kcal per 100 g.', GRAMS[1]],
  fats: GRAMS,
  fatsSaturated: GRAMS,
  carbohydrates: GRAMS,
  sugar: GRAMS,
  fibers: GRAMS,
  proteins: GRAMS,
  salt: GRAMS,
  ...forEachAllergen('Edible', (name) => [`${name}: what the dish contains of it.`, UNKNOWN_ALLERGEN]),
  ...forEachAllergen('allergens', (name) => [
    `${name}. \`Presente\`: the person eats it; \`Tracce\`: only traces; \`Assente\`: not at all.`,
    '`Presente`.',
  ]),
  'DietPreference.diet': ['The widest diet that is eaten.', 'all.'],
  'DietPreference.allergens': ['What the person eats of each allergen.', 'all of them are eaten.'],
  'Banner.status': 'What is shown: nothing, the title, or the title with a link that opens the content.',
  'Banner.style': ['The colour.', '`LIGHT_ORANGE`.'],
  'Banner.content': ['HTML; the app cleans it.', 'with `ON`, the link opens an empty window.'],
  'Banner.icon': ['The address of a picture.', 'there is none.'],
  'PaymentPreference.type': ['Always `pi`, a payment instrument.', 'the same.'],
  'PaymentPreference.paymentInstrument': 'The chosen way to pay.',
  'PaymentPreference.paymentInstrument.uuid': 'The instrument: it goes back as `paymentInstrumentUUID` or `partialAmountPIUUID`.',
  definedAmountMethod: ['Pays what is left of an order.', 'not chosen.'],
  partialAmountMethod: ['Pays before `definedAmountMethod`, as much as it can: meal vouchers.', 'not chosen.'],

  // Cart.
  'Cart.lockerSellingOrder': ['The cart.', 'it is empty.'],
  'Cart.actionType': [
    'The state of a payment of this cart that has not ended.',
    'there is no such payment, unless `paymentUUID` names one.',
  ],
  'Cart.paymentUUID': ['That payment.', 'there is none.'],
  'CartOrder.items': 'The lines.',
  'CartOrder.totalWithTax': 'Euro: the sum of the lines.',
  'CartItem.id': ['The line.', 'the app tells the lines apart by their article.'],
  itemSaleableId: 'The article: the catalogue’s `id`.',
  'CartItem.totalWithTax': 'Euro: quantity times unit price.',
  unitPriceWithTax: 'Euro for one.',
  photoUrl: ['The address of a picture.', 'a plate is drawn.'],
  lockerId: 'The selling area: the identifier in its page’s address.',
  itemSaleablePriceListId: 'The catalogue’s `unique` of the article.',
  'EditItemBody.quantity': 'The new quantity, not the difference; 0 takes the line out.',
  localPrice: ['Euro: what the person saw. Decide without it.', 'the same; the app always sends it.'],
  localLabel: ['What the person saw. Decide without it.', 'the same; the app always sends it.'],
  'EditItemBody.availableQuantity': ['What the person saw. Decide without it.', 'the catalogue had none.'],
  walletBalance: ['Euro: what the person saw. Decide without it.', 'the area had none.'],
  corporateCreditBalance: ['Euro: what the person saw. Decide without it.', 'the area had none.'],
  upsellingId: ['The suggestion from which the article was taken.', 'it was taken from the catalogue, or from the cart.'],
  paymentInstrumentUUID: 'The instrument that pays what is left; `false`: none, the credits pay all.',
  partialAmountPIUUID: 'The instrument that pays before the other, as much as it can; `false`: none.',
  orderSnapshot: 'The cart that the person saw, as the server sent it, with the split of its total. Refuse another than yours.',
  'OrderSnapshot.items': 'The lines, as the server sent them.',
  totalToPayFromCorporateCredit: ['Euro from the corporate credit.', SPLIT],
  totalToPayFromWallet: ['Euro from the wallet.', SPLIT],
  totalToPay: ['Euro from the instrument.', SPLIT],
  'OrderSnapshot.actionType': ['The cart’s.', 'no payment of the cart is under way.'],
  'OrderSnapshot.paymentUUID': ['The cart’s.', 'no payment of the cart is under way.'],
  itemSaleableIds: 'The articles in the cart.',
  customerDateTime: 'The person’s local time, `YYYY-MM-DDTHH:mm:ss`, without a zone.',
  'GetUpsellingAnswer.upselling': ['The heading of the row.', 'no row.'],
  'GetUpsellingAnswer.upselling.title': ['The title on screen.', 'the app’s own.'],
  'GetUpsellingAnswer.upselling.subtitle': ['A second line.', 'there is none.'],
  'GetUpsellingAnswer.items': decided('The suggested articles, in the catalogue’s shape. Empty: no row.'),
  'SetDietPreferenceBody.diet': ['The widest diet that is eaten.', 'all; together with `allergens` it clears the preference.'],
  'SetDietPreferenceBody.allergens': [
    'What the person eats of each allergen. The app sends all fourteen.',
    'it clears the preference, together with `diet`.',
  ],

  // Orders.
  'LockerOrderInfo.actionType': ['What has become of the order. Another word counts as absent.', 'it is under way.'],
  'LockerOrderInfo.loading': ['True: the app asks again, at most 7 times, 2 s apart.', 'the state is final.'],
  'LockerOrderInfo.lockerSellingOrder': ['The order.', 'nothing can be said of it yet.'],
  'LockerOrderInfo.message': ours('What was given back, and where, of an order that failed.', 'the app says where to look.'),
  'LockerOrderInfo.lockerSellingOrder.id': ours('The order.', 'the app takes it from the address.'),
  'LockerOrderInfo.lockerSellingOrder.items': ['The rows.', 'the page lists what this browser knows of its own order.'],
  customSuccessMessage: ['HTML; the app cleans it. How to take the order.', 'the app says so in its own words.'],
  'LockerOrderInfo.lockerSellingOrder.created_at': ours('When it was confirmed.', 'no time is shown.'),
  'LockerOrderInfo.lockerSellingOrder.totalWithTax': ours('Euro.', 'the receipt has no total.'),
  'LockerOrderInfo.lockerSellingOrder.items.itemSaleableId': ours(
    'The article, to order it again.',
    'only this browser’s own orders can be ordered again.',
  ),
  'LockerOrderInfo.lockerSellingOrder.items.image': ours('The address of a picture.', 'a plate is drawn.'),
  'LockerOrderInfo.lockerSellingOrder.items.totalWithTax': ours('Euro: unit price times quantity.', 'the row has no price.'),
  'OrderSummary.rows.itemSaleableId': ours('The article, to order it again.', 'only this browser’s own orders can be ordered again.'),
  'OrderSummary.rows.image': ours('The address of a picture.', 'a plate is drawn.'),
  'OrderSummary.rows.totalWithTax': ours('Euro: unit price times quantity.', 'the row has no price.'),
  sellingArea: ours('Where it was ordered.', 'the receipt says what this browser knows.'),
  'sellingArea.id': ours('The selling area.'),
  'sellingArea.type': ours('Whether a door opened.'),
  'sellingArea.title': ours('The shop’s name.'),
  payments: ours('What paid how much.', 'the receipt says what this browser knows.'),
  'payments.provider': ours('`corporate_credit`, `wallet`, or an instrument’s provider.'),
  'payments.label': ours('The instrument’s label.'),
  'payments.amount': ours('Euro.'),
  'GetOrdersAnswer.data': 'The orders, the newest first, at most `take`.',
  created_at: ['When it was confirmed. One that cannot be read is not shown.', 'no time is shown.'],
  'OrderSummary.status': [
    '`COMPLETED` is ‘Completato’, `CANCELLED` ‘Annullato’, `REFUNDED` ‘Rimborsato’; anything else ‘In Attesa’.',
    '‘In Attesa’.',
  ],
  'OrderSummary.totalWithTax': ['Euro, with tax.', 'the list shows no total.'],
  'OrderSummary.rows': ['The rows.', 'there are none.'],

  // Payments.
  'GetInstrumentsAnswer.instruments': 'The saved ways to pay. The bare list is read, too.',
  'Instrument.uuid': ours('What `paymentInstrumentUUID` takes, where it differs from `id`.', 'the id.'),
  'Instrument.type': [
    'The payment method, by its name in `config.json`: `braintree_cc`, `edenred_ticket` …',
    'the app does not recognise a linked Edenred or Satispay account.',
  ],
  category: ['The kind, such as `card`, `wallet` or `ticket`.', 'the app sends none with the choice.'],
  'DeleteInstrumentAnswer.message': '`success`; anything else is a failure.',
  'GetPaymentOptionsAnswer.paymentInstruments': ['The saved ways to pay that fit the context.', 'there are none.'],
  'GetPaymentOptionsAnswer.paymentOptions': ['The new ways to pay.', 'there are none.'],
  'PaymentOption.canCreatePI': ['Whether the option can be saved as an instrument. Another word counts as `No`.', '`No`.'],
  'PaymentOption.createPIPath': ['The page of the app that adds one.', 'there is none: with `Yes` the app shows an error.'],
  paymentInstrumentId: ['The saved instrument’s `id`.', 'a new option is chosen, by `provider` and `category`.'],
  'UpdatePaymentPreferenceBody.category': ['The `category` of the choice.', 'the list named none.'],
  'UpdatePaymentPreferenceAnswer.error': ['True: nothing was saved.', 'it was saved.'],
  'UpdatePaymentPreferenceAnswer.message': ours('Why nothing was saved.', 'the app shows its own sentence.'),
  'Payment.uuid': ['The payment.', 'the app takes it from the address.'],
  'Payment.actionType':
    '`loading`: ask again. `redirect`: go to `linkAction`. `collectPI`: an instrument is wanted. `error`, `cancelled`: it has ended.',
  'PaymentAction.actionType': '`redirect`: go to `linkAction`. `error`: refused.',
  'PaymentAction.linkAction': ['Where `redirect` leads.', 'there is none; with `redirect`, the app reads the payment again.'],
  'UpdatePaymentInstrumentBody.uuid': 'The picked instrument’s `uuid`, else its `id`.',
  clientToken: 'The vendor’s client token, for its script.',
  instrument: ['The saved instrument.', 'nothing was saved.'],
  'GetThreeDSecureFlowAnswer.token': 'The vendor’s client token, for its script.',
  'GetThreeDSecureFlowAnswer.nonce': decided('The vendor’s nonce of the card. At the top level, or in `threeDSecureParameters`.'),
  'GetThreeDSecureFlowAnswer.bin': decided('The card’s first digits. At the top level, or in `threeDSecureParameters`.'),
  'GetThreeDSecureFlowAnswer.amount': decided('Euro: what the bank is asked for. At the top level, or in `threeDSecureParameters`.'),
  threeDSecureParameters: ['What the vendor’s script gets beside.', 'nothing beside.'],
  additionalInformation: ['By the vendor’s own names.', 'nothing.'],
  cardholderName: ['The name on the card.', 'the person is asked for it.'],
  cardLabel: ['The card as the person knows it.', 'the sentence leaves it out.'],
  'SaveCardholderNameAnswer.code': ['The number that is shown with the failure.', '20141.'],
  deviceData: 'What the vendor’s script has collected, unchanged.',
  'InstrumentAnswer.message': ['Why nothing was added, shown as it came.', 'the app shows its own sentence.'],

  // Meal vouchers.
  'EdenredTicketAnswer.status': 'What to do: choose, confirm, sign in at the partner, go on.',
  'EdenredTicketAnswer.redirect': [
    'Where to go on when paid or skipped.',
    'there is no link; when paid or skipped, the app shows an error.',
  ],
  'EdenredTicketAnswer.redirect.url': 'Where it leads, by `type`. The name `link` is read, too.',
  vouchers: ['The vouchers that would pay.', 'there are none.'],
  'EdenredTicketAnswer.vouchers.value': 'Cents, not euro.',
  'EdenredTicketAnswer.vouchers.count': 'How many of this value.',
  'EdenredTicketAnswer.total': ['Cents, not euro: the sum of the vouchers.', 'the app adds them up.'],
  failureReasons: ['Codes or sentences. One with 010 or 011 leads to the guide.', 'the app shows its own sentence.'],
  username: ['The account at the partner.', 'none is named.'],
  skipOption: ['`CAN-SKIP`: the person may go on without vouchers. Anything else: may not.', 'may not.'],
  'ConfirmEdenredLoginBody.code': 'The query parameter `code` of the partner’s way back.',
  'ConfirmEdenredLoginAnswer.instrument': ['The linked account.', 'it was not linked.'],
  'PellegriniTicketAnswer.status':
    '`DRAFT`: a code is wanted. `COMPLETED`, `CONFIRMED`: go on. `CANCEL`: ended. `AWAITING_COMPLETION`: an error.',
  'SubmitPellegriniTicketBody.token': 'Seven digits, the first one 5.',
  'GetPluxeeTicketAnswer.status': '`DRAFT`: a code is wanted. `AWAITING_COMPLETION`: ask again. Anything else: go on.',
  'SubmitPluxeeTicketBody.otp': '6 to 9 characters, the first one a digit.',
  'SubmitPluxeeTicketAnswer.data': ['How the ticket stands.', 'a refused code counts as `DRAFT`, and a taken one as no answer.'],
  errorMessage: ['Why the code was not taken, shown as it came.', 'the app shows its own sentence.'],

  // Satispay.
  returnUrl:
    'The page of the app that needs the account. The partner leads back to `/payment/integration/satispay_standard/add?id={id}`, with this as `return-url` and the other as `key-to-update`.',
  keyToUpdate: 'The place in the browser where the app keeps the new instrument, for the address to which the partner leads back.',
  'AddSatispayAnswer.data': ['The request.', 'the call was refused.'],
  'AddSatispayAnswer.data.id': 'The request’s identifier.',
  'AddSatispayAnswer.data.redirect': 'The partner’s page, for a new window.',
  'SatispayAddAnswer.data': ['How the request stands.', 'the call was refused.'],
  'SatispayAddAnswer.data.status': '`PENDING`: ask again. `ACCEPTED`: linked. `CANCELED`: ended.',
  'SatispayAddAnswer.data.instrument': ['The linked account, once accepted.', 'the app looks for it among the saved ways to pay.'],
  'GetSatispayTicketRedirectAnswer.data': ['Whether the partner’s page is ready.', 'the call was refused.'],
  'GetSatispayTicketRedirectAnswer.data.loading': 'Not yet: ask again, at most 10 times, 1 s apart.',
  'GetSatispayTicketRedirectAnswer.data.redirect': 'The partner’s page, or the page of the app that goes on.',

  // Wallet.
  'GetWalletAnswer.corporateCredit': ours('What the employer pays.', 'the wallet’s page shows the wallet alone.'),
  amountType: [
    '`DefinedAmount`: the exact amount. `TargetAmount`: as near to it as vouchers of fixed values come.',
    'the app does not say what the wallet will hold.',
  ],
  payWith: ['The chosen way to recharge.', 'the person chooses one first.'],
  'GetRechargeConfigAnswer.payWith.sublabel': ours('The second line, such as ‘Scade 08/28’.', 'there is none.'),
  'SubmitRechargeBody.amount': 'Euro, at least 1.',
  walletRechargeData: 'The answer of `GET b2c/wallet-recharge` that the person saw, as it came: also its fields that are not named here.',
  'walletRechargeData.amountType': ['As in that answer.', 'the answer had none.'],
  'walletRechargeData.payWith': ['As in that answer.', 'never sent: without a way to recharge, the app sends nothing.'],
  resultUrl: 'The app’s page of this recharge, with `{uuid}` where its number belongs.',
  'RechargeAnswer.uuid': decided('The recharge.', 'without a link nobody can follow a new one; a read takes it from the address.'),
  'RechargeAnswer.actionType': [
    '`redirect`: go to `linkAction`. `loading`: ask again. `error`, `cancelled`: failed. Another word counts as absent.',
    'nobody knows whether it failed: the app looks into the wallet.',
  ],
  'RechargeAnswer.linkAction': decided(
    'Where `redirect` leads.',
    'there is none; with `redirect`, a new recharge is an error, and a read leads to `return-url`.',
  ),
  'RechargeAnswer.message': ours('Why it failed.', 'the app shows its own sentence.'),

  // Coffee.
  'CoffeeArea.shop': 'The machine.',
  'CoffeeArea.shop.status': ['Whether it makes coffee now. Another word counts as `CLOSE`.', 'it counts as `CLOSE`.'],
  'CoffeeArea.shop.closePhrease': ['Why it does not. Spelt so.', 'the app says so in its own words.'],
  'CoffeeArea.catalog': 'What it makes.',
  'CoffeeArea.catalog.recipes': 'The coffees.',
  corporateCreditWallet: ['What the employer pays, used before the wallet.', 'there is none.'],
  recipeId: 'The recipe. It goes back as `coffeeRecipeId`.',
  'Recipe.itemSaleable': 'What the recipe is.',
  'Recipe.itemSaleable.name': 'The name on screen.',
  'Recipe.itemSaleable.photo': ['The address of a picture.', 'a plate is drawn.'],
  'Recipe.itemSaleable.ingredients': ours('The ingredients as text.', 'nothing is said of them.'),
  'Recipe.itemSaleable.allergensString': ours('The allergens as text.', 'nothing is said of them.'),
  'Recipe.itemSaleable.operator': ours('Who runs the machine (D.Lgs. 231/2017, art. 18).', 'the app does not say.'),
  'Recipe.price': 'The price, with tax.',
  paymentInfo: 'How it is paid.',
  'ConfirmCoffeeBody.order': 'What is ordered.',
  coffeeRecipeId: 'The recipe.',
  'ConfirmCoffeeBody.order.price': 'Euro: what the person saw. Refuse another than yours.',
  'ConfirmCoffeeAnswer.order': ['The order.', 'the call was refused.'],
  'ConfirmCoffeeAnswer.order.id': 'Its identifier.',
  'GetCoffeeOrderAnswer.order': 'The order.',
  'CoffeeOrder.status': 'The state.',
  'CoffeeOrder.id': ['The order.', 'the app takes it from the address.'],
  'CoffeeOrder.label': ['The name of the coffee.', 'the name that this browser knows of its own order, if any.'],
  coffeeSellingPointId: ['The machine, to order another.', 'there is no such button.'],

  // Menus.
  'Menu.title': ours('The heading.', 'the app writes ‘Menu’.'),
  'Menu.categories': 'The headings.',
  'Menu.items': 'The dishes. One without a category of the list is not shown.',
  'Menu.categories.id': decided('The category.'),
  'Menu.categories.label': decided('The name on screen.'),
  'Menu.items.id': decided('The dish.', 'its place in the list tells it from the others.'),
  'Menu.items.categoryId': decided('The category’s `id`.'),
  'Menu.items.label': decided('The name on screen.'),
  'Menu.items.image': ours('The address of a picture.', 'a plate is drawn.'),
  menuDisplayType: ['`NO`: not shown. `SMALL`: without ingredients, if it has allergens. `BIG`: whole.', 'whole.'],
  'Menu.items.diet': ['For whom it is, as text.', 'nothing is said.'],

  // Refusals.
  'ErrorBody.error': [
    'The kind of refusal, for programs. `Not Found` and `Not Active` are words that the app knows.',
    'a 404 is a failure, and any refusal is certain only with a `message`.',
  ],
  'ErrorBody.message': [
    'One Italian sentence for the person, shown as it came; or a list of texts for developers, not shown.',
    'the app shows an `error` of a 4xx that is a sentence, else its own.',
  ],
};

/** What the components are that are no body and no answer of their own. */
export const COMPONENTS: Readonly<Record<string, string>> = {
  Banner: 'A notice above the catalogue of a selling area.',
  Cart: 'The cart of one person in one selling area, and a payment of it that has not ended.',
  CartItem: 'One line of a cart.',
  CartOrder: 'What is in a cart that is not empty.',
  Catalogue: 'What a selling area sells.',
  CatalogueItem: 'One article of a selling area.',
  Category: 'One heading of a catalogue.',
  CoffeeArea: 'A coffee machine: its recipes, and the person’s credit and nickname.',
  CoffeeOrder: 'The state of one coffee.',
  CoffeeStatus:
    '`draft`, `dispensing`, `confirmed`: under way, and the app asks again; a last `confirmed` is shown as a success. `completed`: done. `error`, `failed`, `expired`, `cancelled`: ended without a coffee.',
  Diet: 'From the widest to the strictest: each includes the ones after it.',
  DietPreference: 'What a person eats. It flags the dishes that do not fit.',
  Edible: 'The nutritional data and the allergens of a dish.',
  ErrorBody: 'The body of any answer that is not 2xx.',
  Instrument: 'A saved way to pay.',
  Link: 'A page of the app, or an address elsewhere.',
  LockerOrderInfo: 'The state of an order, and of its door.',
  Menu: 'A public menu, without prices.',
  Navigation: 'The signed-in person, and the links of the navigation.',
  NavigationLink: 'One entry of the navigation.',
  OrderSnapshot: 'The cart that the person confirms, and the split of its total.',
  OrderSummary: 'One order of the list.',
  Payment: 'The state of a payment.',
  PaymentAction: 'What became of one step of a payment.',
  PaymentOption: 'A way to pay that is not saved.',
  PaymentPreference: 'The saved way to pay that a person has chosen.',
  PaymentPreferences: 'The chosen ways to pay what the credits leave of an order.',
  Presence: 'How much of an allergen a dish has, or a person eats: any amount (`Presente`), traces (`Tracce`) or none (`Assente`).',
  Recipe: 'One coffee of a machine.',
  SellingArea: 'A shop or a locker, as one person sees it.',
  ShopCard: 'One shop on the home page.',
};

/** Ends of keys, the longest first: `OrderSummary.payments.amount` is also `payments.amount` and `amount`. */
export const endsOf = (path: string): string[] => {
  const parts = path.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
};

/** How a field may be without a value. */
export type Absence = 'Absent or null' | 'Absent' | 'Null' | null;

const fieldNoteOf = (note: Note): FieldNote => (typeof note === 'string' ? specified(note) : 'origin' in note ? note : specified(...note));

const used = new Set<string>();

/** The description and the origin of a field. One without an entry is new, and so ours: a test names it until it has one. */
export function describeField(path: string, absence: Absence): { readonly description: string; readonly origin: Origin } {
  const key = endsOf(path).find((end) => Object.hasOwn(NOTES, end));
  if (key === undefined) return { description: '', origin: 'ours' };
  used.add(key);
  const { text, without, origin } = fieldNoteOf(NOTES[key]!);
  if (absence === null || without === undefined) return { description: text, origin };
  used.add(`${key}: without`);
  return { description: `${text} ${absence}: ${without}`, origin };
}

/** Notes, and what they say of an absence, that no field has asked for. */
export const unusedNotes = (): string[] =>
  Object.entries(NOTES)
    .flatMap(([key, note]) => (fieldNoteOf(note).without === undefined ? [key] : [key, `${key}: without`]))
    .filter((name) => !used.has(name));
