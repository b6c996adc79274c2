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

export const orderChecks: readonly Check[] = [take];
