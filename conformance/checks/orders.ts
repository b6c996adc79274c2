import { answerOf, type Check, type Deviation, unless } from '../check.ts';

const MOST = 100;

const take: Check = {
  id: 'orders.take',
  group: 'Orders',
  title: 'As many orders as were asked for',
  section: 'Orders',
  mend: 'Honour take: the newest N orders, and no more. The app asks for 100.',
  needs: ['session'],
  async run(kit) {
    const ask = async (count: number) => (await answerOf(kit, 'getOrders', { query: { take: String(count) } })).value.length;
    const all = await ask(MOST);
    const one = await ask(1);
    const deviations: Deviation[] = [];
    const differs = (count: number, expected: number, found: number) =>
      deviations.push({
        call: `GET b2c/selling-order/list?take=${count}`,
        expected: `${expected} of the account’s orders`,
        found: String(found),
      });
    if (all > MOST) differs(MOST, MOST, all);
    if (one !== Math.min(1, all)) differs(1, Math.min(1, all), one);
    return unless(deviations);
  },
};

const receipts: Check = {
  id: 'orders.receipts',
  group: 'Orders',
  title: 'Rows and payments of an order add up to its total',
  section: 'Receipts',
  mend: 'Write the sum of each row, and each payment, in euro: both add up to totalWithTax. Leave out what is not known.',
  needs: ['session'],
  async run(kit) {
    const orders = (await answerOf(kit, 'getOrders', { query: { take: String(MOST) } })).value;
    const deviations: Deviation[] = [];
    orders.forEach(({ rows, payments, totalCents }, index) => {
      if (totalCents === null) return;
      const differs = (path: string, cents: readonly number[]) => {
        const sum = cents.reduce((total, each) => total + each, 0);
        if (sum !== totalCents)
          deviations.push({
            call: 'GET b2c/selling-order/list',
            expected: `data.${index}.${path} that add up to totalWithTax`,
            found: sum > totalCents ? 'more' : 'less',
          });
      };
      const prices = rows.flatMap((row) => (row.totalCents === null ? [] : [row.totalCents]));
      if (rows.length > 0 && prices.length === rows.length) differs('rows', prices);
      if (payments !== null)
        differs(
          'payments',
          payments.map(({ cents }) => cents),
        );
    });
    return unless(deviations);
  },
};

export const orderChecks: readonly Check[] = [take, receipts];
