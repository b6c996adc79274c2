import type { HandlerTable } from '../handler.ts';
import { notFound } from '../http.ts';
import { advance, type LockerOrder, receiptOf, reopen, rowsOf } from '../locker-orders.ts';
import { euro } from '../money.ts';
import type { User } from '../user.ts';
import type { World } from '../world.ts';

const MOST = 100;

const statusOf = ({ completed, state }: LockerOrder): string =>
  completed ? 'COMPLETED' : state === 'cancelled' ? 'CANCELLED' : state === 'refunded' ? 'REFUNDED' : 'PENDING';

function findOrder(world: World, user: User, id: string): LockerOrder {
  const order = world.orders.find((candidate) => candidate.id === id && candidate.email === user.email);
  if (!order) throw notFound();
  return order;
}

export const orderHandlers = {
  getLockerOrder: ({ params, world, user, now }) => advance(findOrder(world, user, params.id), world, user, now),
  retryLockerOpening({ params, world, user, now }) {
    const order = findOrder(world, user, params.id);
    reopen(order);
    return advance(order, world, user, now);
  },
  /** Newest first: they are kept in the order in which they came. */
  getOrders({ world, user, query }) {
    const asked = Number(query.get('take') ?? MOST);
    const take = Number.isInteger(asked) && asked >= 0 ? Math.min(asked, MOST) : MOST;
    const own = world.orders.filter(({ email }) => email === user.email).reverse();
    return {
      data: own.slice(0, take).map((order) => ({
        id: order.id,
        created_at: order.createdAt,
        status: statusOf(order),
        rows: rowsOf(order),
        totalWithTax: euro(order.totalCents),
        ...receiptOf(order),
      })),
    };
  },
} satisfies Partial<HandlerTable>;
