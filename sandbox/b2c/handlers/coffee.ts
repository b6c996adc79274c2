import { COFFEE_AREAS, type CoffeeArea, wireRecipe } from '../../data/coffee.ts';
import { advanceCoffee, coffeeScript } from '../coffee-orders.ts';
import type { HandlerTable } from '../handler.ts';
import { badRequest, notFound } from '../http.ts';
import { euro, priceLabel } from '../money.ts';

const LONGEST_NAME = 10;

function findCoffeeArea(id: string): CoffeeArea {
  const area = COFFEE_AREAS.get(id);
  if (!area) throw notFound();
  return area;
}

export const coffeeHandlers = {
  getCoffeeArea({ params, user }) {
    const { status, title, closePhrase, recipes } = findCoffeeArea(params.id);
    return {
      // The wire's own spelling is `closePhrease` (wire contract).
      shop: { status, title, closePhrease: closePhrase },
      nickName: user.nickName,
      catalog: { recipes: recipes.map((recipe, index) => wireRecipe(recipe, index, priceLabel(recipe.cents), euro(recipe.cents))) },
      wallet: { balance: euro(user.walletCents) },
      corporateCreditWallet: user.creditCents === null ? null : { balance: euro(user.creditCents) },
    };
  },
  confirmCoffee({ params, body, world, user, now }) {
    const area = findCoffeeArea(params.id);
    if (area.status === 'CLOSE') return { error: 'closed', message: area.closePhrase };
    const recipe = area.recipes.find(({ id }) => id === body.order.coffeeRecipeId);
    if (!recipe) return { error: 'not_found', message: 'Questa bevanda non è più disponibile.' };
    const { totalToPayFromWallet: walletCents, totalToPayFromCorporateCredit: creditCents } = body.paymentInfo;
    if (recipe.cents !== body.order.price || walletCents < 0 || creditCents < 0 || walletCents + creditCents !== recipe.cents) {
      return { error: 'price_changed', message: 'Il prezzo è cambiato: ricarica la pagina.' };
    }
    if (walletCents > user.walletCents || creditCents > (user.creditCents ?? 0))
      return { error: 'insufficient_fund', message: 'Il tuo credito non basta.' };

    user.walletCents -= walletCents;
    user.creditCents = user.creditCents === null ? null : user.creditCents - creditCents;
    const id = world.nextId('caffe');
    world.coffeeOrders.set(id, {
      id,
      email: user.email,
      areaId: area.id,
      label: recipe.name,
      cents: recipe.cents,
      creditCents,
      walletCents,
      steps: coffeeScript(world.takeCoffeeOutcome()),
      refunded: false,
    });
    world.record('coffee', id, recipe.cents, now);
    return { order: { id } };
  },
  getCoffeeOrder({ params, world, user, now }) {
    const order = world.coffeeOrders.get(params.id);
    if (order?.email !== user.email) throw notFound();
    return {
      order: { id: order.id, status: advanceCoffee(order, world, user, now), label: order.label, coffeeSellingPointId: order.areaId },
    };
  },
  getUserInfo: ({ user }) => ({ nickName: user.nickName }),
  setUserInfo({ body, user }) {
    const name = body.nickName.trim();
    if (name === '' || [...name].length > LONGEST_NAME) throw badRequest('Lunghezza massima consentita 10 caratteri.');
    user.nickName = name;
    return { nickName: name };
  },
} satisfies Partial<HandlerTable>;
