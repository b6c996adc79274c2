/**
 * The calls and their answers' fields, read from the text of the specification (part 1 §3 and §7, part 2 §3 and §7, wire contract).
 * This is a second reading: it shares no code with `src/api` or the sandbox, so that a wrong name there is noticed here.
 */

/** What a field holds, in the sense of the wire contract's "Common". */
export type Kind =
  /** A string or a whole number. */
  | 'id'
  /** An amount in euro, with a decimal point. */
  | 'euro'
  /** A quantity, a place in an order, an amount in cents: a number that no person reads as euro. */
  | 'count'
  | 'yes'
  | 'time'
  | 'text'
  /** A word of an enumeration. */
  | 'word'
  /** Whatever: it goes through as it is. */
  | 'any';

export interface Leaf {
  readonly kind: Kind;
  readonly isOptional?: true;
}
export interface ObjectShape {
  readonly fields: Readonly<Record<string, Shape>>;
  readonly isOptional?: true;
}
export interface ListShape {
  readonly element: Shape;
  readonly isOptional?: true;
}
export interface MapShape {
  readonly value: Shape;
  readonly isOptional?: true;
}
export type Shape = Leaf | ObjectShape | ListShape | MapShape;

const leaf = (kind: Kind): Leaf => ({ kind });
const of = (fields: Readonly<Record<string, Shape>>): ObjectShape => ({ fields });
const list = (element: Shape): ListShape => ({ element });
const map = (value: Shape): MapShape => ({ value });
/** May be absent or null: the specification does not name it, or the screen can do something without it. */
const maybe = <S extends Shape>(shape: S): S => ({ ...shape, isOptional: true });

const [id, euro, count, yes, time, text, word, any] = (['id', 'euro', 'count', 'yes', 'time', 'text', 'word', 'any'] as const).map(
  leaf,
) as [Leaf, Leaf, Leaf, Leaf, Leaf, Leaf, Leaf, Leaf];
/** Each name of the list, with the same shape. */
const each = (names: string, shape: Shape) => Object.fromEntries(names.split(' ').map((name) => [name, shape]));

const LINK = of({ type: word, link: text });
const LABELLED_LINK = of({ ...LINK.fields, label: text, id: maybe(id) });

const SHOP_CARD = of({ id: maybe(id), title: text, subtitle: maybe(text), image: maybe(text), status: maybe(word), link: LINK });
const HOME = of({
  sections: list(
    of({
      type: word,
      data: of({ text, link: LABELLED_LINK, title: maybe(text), shops: list(SHOP_CARD), shop: SHOP_CARD, cta: of({ label: text }) }),
    }),
  ),
});

const NAVIGATION = of({
  user: maybe(of({ email: maybe(text), nickName: maybe(text) })),
  links: list(of({ id: maybe(id), type: word, link: text, label: text, short_label: maybe(text), icon: maybe(text) })),
  privacyConsentRequired: maybe(yes),
});

const EDIBLE = of({
  diet: maybe(word),
  ...each('netWeight kcal fats fatsSaturated carbohydrates sugar fibers proteins salt', maybe(count)),
  ...each('ingredients allergensString', maybe(text)),
  ...each('cerealsContainingGluten crustaceans eggs fish peanuts soy milkAndDairyProducts', maybe(word)),
  ...each('fruitsInShell celery mustard sesame sulphur lupine molluscs', maybe(word)),
});

const CATEGORY = of({ id, label: text, displayOrder: maybe(count) });
const ITEM = of({
  id,
  categoryId: id,
  displayOrder: maybe(count),
  label: text,
  image: maybe(text),
  description: maybe(text),
  price: of({ value: euro, label: maybe(text), listPriceLabel: maybe(text) }),
  unique: id,
  availableQuantity: maybe(count),
  expired: maybe(yes),
  edible: maybe(EDIBLE),
  new: maybe(yes),
});

const CART = of({
  lockerSellingOrder: maybe(
    of({
      items: list(
        of({
          id: maybe(id),
          itemSaleableId: id,
          label: text,
          quantity: count,
          totalWithTax: euro,
          unitPriceWithTax: euro,
          photoUrl: maybe(text),
          availableQuantity: maybe(count),
        }),
      ),
      totalWithTax: euro,
    }),
  ),
  actionType: maybe(word),
  paymentUUID: maybe(id),
});

const PREFERENCE = of({ type: word, paymentInstrument: of({ uuid: id, provider: text, label: text, sublabel: maybe(text) }) });
const BALANCE = of({ balance: maybe(euro) });
const AREA = of({
  id: maybe(id),
  type: maybe(word),
  title: maybe(text),
  catalogue: of({ shopStatus: word, closePhrase: maybe(text), categories: list(CATEGORY), items: list(ITEM) }),
  cart: CART,
  wallet: maybe(BALANCE),
  corporateCredit: maybe(BALANCE),
  paymentPreferences: maybe(of({ definedAmountMethod: maybe(PREFERENCE), partialAmountMethod: maybe(PREFERENCE) })),
  dietPreference: maybe(of({ diet: maybe(word), allergens: map(word) })),
  banner: maybe(of({ status: word, style: maybe(word), title: text, content: maybe(text), icon: maybe(text) })),
  cartBehaviour: maybe(of({ link: maybe(LINK), label: maybe(text) })),
});

const INSTRUMENT = of({ id, label: text, sublabel: maybe(text), provider: text, type: maybe(text), category: text });
const OPTION = of({
  label: text,
  sublabel: maybe(text),
  provider: text,
  category: text,
  canCreatePI: maybe(word),
  // Null where nothing can be created.
  createPIPath: text,
});
const ACTION = of({ actionType: word, linkAction: maybe(LINK), message: maybe(text) });
/** The address says the payment's uuid. */
const PAYMENT = of({ uuid: maybe(id), ...ACTION.fields });

const ORDER_INFO = of({
  actionType: word,
  loading: maybe(yes),
  lockerSellingOrder: maybe(of({ items: list(of({ label: text, quantity: count })), customSuccessMessage: maybe(text) })),
});
const PELLEGRINI = of({ status: word, redirect: maybe(LINK), message: maybe(text) });
const PLUXEE = of({ status: word, redirect: maybe(LINK) });
const EDENRED = of({
  status: word,
  redirect: maybe(of({ type: word, url: text })),
  vouchers: list(of({ value: count, count })),
  total: maybe(count),
  failureReasons: list(text),
  username: maybe(text),
  skipOption: maybe(word),
});
const SATISPAY_ADD = of({ data: of({ status: word, instrument: maybe(INSTRUMENT) }) });
const NICKNAME = of({ nickName: maybe(text) });

/** Where the specification says "nothing", "not shown" or "errors ignored". */
export const NOTHING = 'nothing';

const PAY = 'b2c/payment/integration';
const THREE_D_SECURE = `${PAY}/braintree/braintree-cc-payment/3dsecure-flow/{uuid}`;
const EDENRED_TICKET = `${PAY}/edenred/edenred-ticket`;
const SATISPAY = `${PAY}/satispay/standard/pi/add`;

/** What each call answers. The address's variable parts are in braces. */
export const ANSWERS: Readonly<Record<string, Shape | typeof NOTHING>> = {
  'POST b2c/auth/session-cookie': NOTHING,
  'POST b2c/auth/login': of({ redirect: maybe(LINK) }),
  'GET b2c/auth/logout': NOTHING,
  'GET b2c/navigation': NAVIGATION,
  'GET b2c/home': HOME,
  'GET b2c/code/{code}': LINK,

  'GET b2c/locker/selling-area/{id}': AREA,
  'POST b2c/locker/selling-order/edit-item': CART,
  'POST b2c/locker/selling-order/confirm': LINK,
  'POST b2c/upselling/{lockerId}/cart': of({
    upselling: maybe(of({ id, title: maybe(text), subtitle: maybe(text) })),
    items: list(ITEM),
  }),
  'POST b2c/diet-preference': of({ success: yes }),

  'GET b2c/payment-instrument/': of({ instruments: list(INSTRUMENT) }),
  'PUT b2c/payment-instrument/{id}/delete': of({ message: word }),
  'GET b2c/payment/options/{context}': of({ paymentInstruments: list(INSTRUMENT), paymentOptions: list(OPTION) }),
  'POST b2c/payment-preference/update/{context}': of({ error: maybe(yes) }),
  'GET b2c/payment/{uuid}': PAYMENT,
  'POST b2c/payment/{uuid}/update-pi': PAYMENT,
  'GET b2c/payment/{uuid}/cancel': PAYMENT,

  [`GET ${PAY}/braintree/token`]: of({ clientToken: text }),
  [`POST ${PAY}/braintree/braintree-cc-pi/add-card`]: of({ instrument: INSTRUMENT }),
  [`GET ${THREE_D_SECURE}`]: of({
    token: text,
    threeDSecureParameters: of({ additionalInformation: maybe(map(any)), nonce: text, bin: text, amount: euro }),
    cardholderName: maybe(text),
    cardLabel: maybe(text),
  }),
  [`POST ${THREE_D_SECURE}`]: ACTION,
  [`GET ${THREE_D_SECURE}/cancel`]: ACTION,
  [`POST ${THREE_D_SECURE}/saveCreditCardData`]: of({ success: yes, code: maybe(any) }),
  [`POST ${PAY}/braintree/braintree-paypal-pi/add-account`]: INSTRUMENT,
  [`POST ${PAY}/braintree/braintree-paypal-payment/submit-device-data/{uuid}`]: ACTION,
  [`POST ${PAY}/braintree/braintree-paypal-payment/cancel/{uuid}`]: ACTION,

  'GET b2c/wallet/': of({ balance: maybe(euro) }),
  'GET b2c/wallet-recharge': of({ amountType: maybe(word), payWith: maybe(of({ provider: text, label: text })) }),
  'POST b2c/wallet-recharge': PAYMENT,
  'GET b2c/wallet-recharge/{uuid}': PAYMENT,

  [`GET ${PAY}/pellegrini/pellegrini-ticket/{uuid}`]: PELLEGRINI,
  [`POST ${PAY}/pellegrini/pellegrini-ticket/{uuid}`]: PELLEGRINI,
  [`GET ${PAY}/sodexo/sodexo-ticket/{uuid}`]: PLUXEE,
  [`POST ${PAY}/sodexo/sodexo-ticket/{uuid}`]: of({
    success: yes,
    data: of({ ...PLUXEE.fields, errors: maybe(any) }),
    errorMessage: maybe(text),
  }),
  [`GET ${EDENRED_TICKET}/login`]: LINK,
  [`POST ${EDENRED_TICKET}/login/confirm`]: of({ instrument: maybe(INSTRUMENT), message: maybe(text) }),
  [`GET ${EDENRED_TICKET}/{uuid}`]: EDENRED,
  [`POST ${EDENRED_TICKET}/{uuid}`]: EDENRED,
  [`POST ${EDENRED_TICKET}/{uuid}/skip`]: EDENRED,
  [`POST ${SATISPAY}`]: of({ data: of({ id, redirect: LINK }) }),
  [`GET ${SATISPAY}/{id}/info`]: SATISPAY_ADD,
  [`POST ${SATISPAY}/{id}/cancel`]: SATISPAY_ADD,
  [`GET ${PAY}/satispay/ticket/pa/{uuid}/get-match-code-redirect`]: of({ data: of({ loading: yes, redirect: LINK }) }),

  'GET b2c/locker/selling-order/info/{id}': ORDER_INFO,
  'GET b2c/locker/selling-order/info/{id}/retry-opening': ORDER_INFO,
  'GET b2c/selling-order/list': of({
    data: list(
      of({
        id,
        created_at: maybe(time),
        status: maybe(word),
        rows: list(of({ label: text, quantity: count })),
        totalWithTax: euro,
      }),
    ),
  }),

  'GET b2c/coffee/selling-area/{id}/configs': of({
    shop: of({ status: word, title: maybe(text), closePhrease: maybe(text) }),
    nickName: maybe(text),
    catalog: of({
      recipes: list(
        of({
          recipeId: id,
          displayOrder: maybe(count),
          itemSaleable: of({ name: text, photo: maybe(text) }),
          price: of({ value: euro, label: maybe(text) }),
        }),
      ),
    }),
    wallet: maybe(BALANCE),
    corporateCreditWallet: maybe(BALANCE),
  }),
  'POST b2c/coffee/selling-area/{id}/confirm': of({ order: of({ id }) }),
  'GET b2c/coffee/selling-order/{id}/info': of({
    order: of({ id: maybe(id), status: word, label: maybe(text), coffeeSellingPointId: maybe(id) }),
  }),
  'GET b2c/info': NICKNAME,
  'POST b2c/info': NICKNAME,

  'GET b2c/menu/uuid/{UUID}': of({
    title: maybe(text),
    categories: list(CATEGORY),
    items: list(
      of({
        id: maybe(id),
        categoryId: id,
        label: text,
        image: maybe(text),
        displayOrder: maybe(count),
        menuDisplayType: maybe(word),
        ...each('diet allergensString ingredients', maybe(text)),
      }),
    ),
  }),
  'GET b2c/check-domain/{email}': of({ type: word }),
  'POST b2c/register': of({ success: yes }),
  'GET b2c/privacy-policy': of({
    success: maybe(yes),
    data: of({ acceptMarketingData: maybe(yes), acceptProfilingData: maybe(yes) }),
  }),
  'POST b2c/privacy-policy': NOTHING,
};

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Calls `change` for every field of an answer, from the outside to the inside; `undefined` takes a field out. */
export type Change = (shape: Shape, value: unknown, path: string) => unknown;

/** The answer with each field changed; fields that the specification does not name are left out. */
export function changed(shape: Shape, value: unknown, change: Change, path = ''): unknown {
  const at = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
  const next = change(shape, value, path);
  if ('kind' in shape || next === null || next === undefined) return next;
  if ('element' in shape)
    return Array.isArray(next) ? next.map((element, index) => changed(shape.element, element, change, at(index))) : next;
  if (!isObject(next)) return next;
  const names = 'fields' in shape ? Object.keys(shape.fields) : Object.keys(next);
  const entries = names.map((name) => [name, changed(fieldOf(shape, name), next[name], change, at(name))] as const);
  return Object.fromEntries(entries.filter(([, field]) => field !== undefined));
}
const fieldOf = (shape: ObjectShape | MapShape, name: string): Shape => ('fields' in shape ? (shape.fields[name] as Shape) : shape.value);

/** The value at `sections.0.data`, or undefined. */
export const at = (value: unknown, path: string): unknown =>
  path === '' ? value : path.split('.').reduce<unknown>((inner, name) => (Object(inner) as Record<string, unknown>)[name], value);
