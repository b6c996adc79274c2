/** Checks that move money. They run with --allow-money only, against a test system only. */
import type { SellingArea } from '../../src/api/catalogue.ts';
import type { CoffeeArea } from '../../src/api/coffee.ts';
import { type Cents, euroFromCents } from '../../src/api/money.ts';
import { edit, withIdempotencyKey, newIdempotencyKey, readArea, withItem } from '../area.ts';
import { answerOf, type Check, type Deviation, isAnswer, isRecord, type Kit, NotChecked, unless } from '../check.ts';

const MONEY = { group: 'Money', section: 'Money' } as const;
const ONCE = { group: 'Money', section: 'Effects once' } as const;

// ---- Orders ---------------------------------------------------------------------------------------------------

const CONFIRM = 'POST b2c/locker/selling-order/confirm';

/** The corporate credit pays first, then the wallet. The account must be able to pay with these alone. */
function splitOf({ corporateCredit, wallet }: SellingArea, total: Cents) {
  const credit = Math.min(corporateCredit?.balanceCents ?? 0, total);
  const fromWallet = total - credit;
  if (fromWallet > (wallet?.balanceCents ?? 0))
    throw new NotChecked('wallet and corporate credit of the account do not pay for an article');
  return { totalToPayFromCorporateCredit: euroFromCents(credit), totalToPayFromWallet: euroFromCents(fromWallet), totalToPay: 0 };
}

/** Fills the cart with one article. The callback gets the body that confirms it. */
const withFullCart = <T>(kit: Kit, act: (snapshot: object, body: (snapshot: object) => object) => Promise<T>): Promise<T> =>
  withItem(kit, async (item, area) => {
    if (area.cart.order !== null && area.cart.order.items.length > 0) throw new NotChecked('something else is in the account’s cart');
    const { value, wire } = await edit(kit, item, 1);
    if (value.order === null) throw new NotChecked('the cart has not what was put into it: see cart.absolute');
    if (value.order.total !== item.priceCents) throw new NotChecked('the cart does not add up: see cart.total');
    const snapshot = { ...wire.lockerSellingOrder, ...splitOf(area, value.order.total) };
    return act(snapshot, (orderSnapshot) => ({
      lockerId: kit.id('area'),
      paymentInstrumentUUID: false,
      partialAmountPIUUID: false,
      orderSnapshot,
    }));
  });

const orderIds = async (kit: Kit): Promise<Set<string>> =>
  new Set((await answerOf(kit, 'getOrders', { query: { take: '100' } })).value.map(({ id }) => id));

async function newOrders(kit: Kit, before: ReadonlySet<string>): Promise<number> {
  return [...(await orderIds(kit))].filter((id) => !before.has(id)).length;
}

const NEEDS_ORDER = ['session', 'area', 'money'] as const;

const stale: Check = {
  ...MONEY,
  id: 'money.stale-order',
  title: 'A cart that is not the one the person saw is not charged',
  mend: 'Compare orderSnapshot with the cart before anything is paid: other articles, quantities or totals are a 409 with a sentence.',
  needs: NEEDS_ORDER,
  run: (kit) =>
    withFullCart(kit, async (snapshot, body) => {
      const wrong = { ...snapshot, totalWithTax: 0.01, totalToPayFromCorporateCredit: 0, totalToPayFromWallet: 0.01 };
      const exchange = await kit.talk.ask('confirmOrder', { body: body(wrong) });
      const isRefused = exchange.status !== null && exchange.status >= 400 && exchange.status < 500;
      return unless(isRefused ? [] : [{ call: CONFIRM, expected: '409 for a total that is not the cart’s', found: kit.found(exchange) }]);
    }),
};

const order: Check = {
  ...MONEY,
  id: 'money.order',
  title: 'A confirmed order is in the list, and no longer in the cart',
  mend: 'Make the order, empty the cart and answer where to go on, all in one; list it at b2c/selling-order/list.',
  needs: NEEDS_ORDER,
  run: (kit) =>
    withFullCart(kit, async (snapshot, body) => {
      const before = await orderIds(kit);
      await answerOf(kit, 'confirmOrder', { body: body(snapshot) });
      const deviations: Deviation[] = [];
      if ((await readArea(kit)).cart.order !== null)
        deviations.push({ call: CONFIRM, expected: 'an empty cart afterwards', found: 'the order is still in it' });
      const count = await newOrders(kit, before);
      if (count !== 1) deviations.push({ call: 'GET b2c/selling-order/list', expected: '1 new order', found: String(count) });
      return unless(deviations);
    }),
};

const orderOnce: Check = {
  ...ONCE,
  id: 'money.order-once',
  title: 'The same confirmation again is the same order',
  mend: 'Store the answer by person, call and idempotency key before you make the order, so that two simultaneous calls make one order, too.',
  needs: [...NEEDS_ORDER, 'idempotency-header'],
  run: (kit) =>
    withFullCart(kit, async (snapshot, body) => {
      const before = await orderIds(kit);
      const request = { ...withIdempotencyKey(kit, newIdempotencyKey()), body: body(snapshot) };
      const first = await answerOf(kit, 'confirmOrder', request);
      const again = await kit.talk.ask('confirmOrder', request);
      const deviations: Deviation[] = [];
      if (!isAnswer(again) || !isRecord(again.json) || again.json['link'] !== first.value.link)
        deviations.push({
          call: CONFIRM,
          expected: 'the first answer once more',
          found: isAnswer(again) ? 'another link' : kit.found(again),
        });
      const count = await newOrders(kit, before);
      if (count === 0) throw new NotChecked('the order is not in the list: see money.order');
      if (count > 1) deviations.push({ call: 'GET b2c/selling-order/list', expected: '1 new order', found: String(count) });
      return unless(deviations);
    }),
};

// ---- Recharges ------------------------------------------------------------------------------------------------

const RECHARGE_EURO = 10;

async function rechargeBody(kit: Kit) {
  const { amountType, payWith } = (await answerOf(kit, 'getRechargeConfig')).value;
  if (payWith === null) throw new NotChecked('the account has chosen no way to recharge');
  const walletRechargeData = { amountType, payWith: { provider: payWith.provider, label: payWith.label } };
  return { amount: RECHARGE_EURO, walletRechargeData, resultUrl: '/wallet/recharge/{uuid}?return-url=%2Fwallet' };
}

const recharge: Check = {
  ...MONEY,
  id: 'money.recharge',
  title: 'A recharge can be read by the uuid that it was answered with',
  mend: 'Answer the recharge’s own uuid, and the same shape at GET b2c/wallet-recharge/{uuid} until it is over.',
  needs: ['session', 'money'],
  async run(kit) {
    const { value } = await answerOf(kit, 'submitRecharge', { body: await rechargeBody(kit) });
    if (value.actionType === 'error') throw new NotChecked('the recharge was refused: the account’s way to pay does not work');
    if (value.uuid === null) throw new NotChecked('the answer names no uuid');
    const read = await kit.talk.ask('getRecharge', { params: { uuid: value.uuid } });
    kit.awaited.add(read);
    const isSame = isAnswer(read) && isRecord(read.json) && String(read.json['uuid']) === value.uuid;
    const deviations: Deviation[] = isSame ? [] : [{ call: read.call, expected: '200 with the same uuid', found: kit.found(read) }];
    if (/\{uuid\}|%7Buuid%7D/i.test(value.linkAction?.link ?? ''))
      deviations.push({
        call: 'POST b2c/wallet-recharge',
        expected: 'the uuid in the place of {uuid} of resultUrl',
        found: '{uuid} in the link',
      });
    return unless(deviations);
  },
};

const rechargeOnce: Check = {
  ...ONCE,
  id: 'money.recharge-once',
  title: 'The same recharge again is the same recharge',
  mend: 'Store the answer by person, call and idempotency key. Answer a known key with it, and charge nothing.',
  needs: ['session', 'money', 'idempotency-header'],
  async run(kit) {
    const request = { ...withIdempotencyKey(kit, newIdempotencyKey()), body: await rechargeBody(kit) };
    const first = await answerOf(kit, 'submitRecharge', request);
    const again = await answerOf(kit, 'submitRecharge', request);
    return unless(
      first.value.uuid === again.value.uuid
        ? []
        : [{ call: 'POST b2c/wallet-recharge', expected: 'the uuid of the first answer', found: 'another one' }],
    );
  },
};

// ---- Coffee ---------------------------------------------------------------------------------------------------

const COFFEE = 'POST b2c/coffee/selling-area/{id}/confirm';
const NEEDS_COFFEE = ['session', 'coffee-area', 'money'] as const;

const readMachine = async (kit: Kit): Promise<CoffeeArea> =>
  (await answerOf(kit, 'getCoffeeArea', { params: { id: kit.id('coffee-area') } })).value;

const creditOf = ({ wallet, corporateCreditWallet }: CoffeeArea): Cents =>
  (wallet?.balanceCents ?? 0) + (corporateCreditWallet?.balanceCents ?? 0);

/** The cheapest cup, paid by corporate credit first. */
async function cup(kit: Kit) {
  const machine = await readMachine(kit);
  if (!machine.shop.isOpen) throw new NotChecked('the coffee machine is closed');
  const [recipe] = machine.catalog.recipes.filter(({ price }) => price.value > 0).sort((a, b) => a.price.value - b.price.value);
  if (recipe === undefined) throw new NotChecked('the coffee machine makes nothing that costs something');
  const price = recipe.price.value;
  if (price > creditOf(machine)) throw new NotChecked('wallet and corporate credit of the account do not pay for a coffee');
  const body = (cents: Cents) => {
    const credit = Math.min(machine.corporateCreditWallet?.balanceCents ?? 0, cents);
    return {
      paymentInfo: { totalToPayFromWallet: euroFromCents(cents - credit), totalToPayFromCorporateCredit: euroFromCents(credit) },
      order: { coffeeRecipeId: recipe.recipeId, price: euroFromCents(cents) },
    };
  };
  return { params: { id: kit.id('coffee-area') }, credit: creditOf(machine), price, body };
}

const coffee: Check = {
  ...MONEY,
  id: 'money.coffee',
  title: 'A coffee costs its price, and its order can be read',
  mend: 'Take exactly what paymentInfo says from corporate credit and wallet, and answer the order’s id for GET b2c/coffee/selling-order/{id}/info.',
  needs: NEEDS_COFFEE,
  async run(kit) {
    const { params, credit, price, body } = await cup(kit);
    const { value } = await answerOf(kit, 'confirmCoffee', { params, body: body(price) });
    if (!('order' in value)) return unless([{ call: COFFEE, expected: 'an order', found: 'a refusal' }]);
    const deviations: Deviation[] = [];
    const order = await answerOf(kit, 'getCoffeeOrder', { params: { id: value.order.id } });
    if (order.value.order.id !== null && order.value.order.id !== value.order.id)
      deviations.push({ call: order.exchange.call, expected: 'the id of the order that was made', found: 'another one' });
    if (creditOf(await readMachine(kit)) !== credit - price)
      deviations.push({ call: COFFEE, expected: 'the price less in wallet and corporate credit', found: 'another amount' });
    return unless(deviations);
  },
};

const coffeePrice: Check = {
  ...MONEY,
  id: 'money.coffee-price',
  title: 'A coffee at another price is refused',
  mend: 'Compare order.price and the sum of paymentInfo with the recipe’s price: {"error": "…", "message": "…"} when they differ.',
  needs: NEEDS_COFFEE,
  async run(kit) {
    const { params, credit, price, body } = await cup(kit);
    const exchange = await kit.talk.ask('confirmCoffee', { params, body: body(price - 1) });
    const { status, json } = exchange;
    const isRefused = status !== null && status < 500 && (status >= 400 || (isRecord(json) && 'error' in json));
    if (!isRefused) return unless([{ call: COFFEE, expected: 'a refusal of a cent less', found: kit.found(exchange) }]);
    return unless(
      creditOf(await readMachine(kit)) === credit
        ? []
        : [{ call: COFFEE, expected: 'wallet and credit as they were', found: 'another amount' }],
    );
  },
};

const coffeeOnce: Check = {
  ...ONCE,
  id: 'money.coffee-once',
  title: 'The same coffee again is the same coffee',
  mend: 'Store the answer by person, call and idempotency key. Answer a known key with it: charge nothing, and make no coffee.',
  needs: [...NEEDS_COFFEE, 'idempotency-header'],
  async run(kit) {
    const { params, price, body } = await cup(kit);
    const request = { ...withIdempotencyKey(kit, newIdempotencyKey()), params, body: body(price) };
    await answerOf(kit, 'confirmCoffee', request);
    const before = creditOf(await readMachine(kit));
    await kit.talk.ask('confirmCoffee', request);
    const after = creditOf(await readMachine(kit));
    return unless(
      before === after ? [] : [{ call: COFFEE, expected: 'wallet and credit as they were before it came again', found: 'another amount' }],
    );
  },
};

export const moneyChecks: readonly Check[] = [stale, order, orderOnce, recharge, rechargeOnce, coffeePrice, coffee, coffeeOnce];
