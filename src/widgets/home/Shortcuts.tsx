import { type ReactNode, useEffect, useState } from 'react';
import { ALL_ORDERS, getOrders, type RememberedOrder } from '../../api/index.ts';
import { useApiQuery } from '../shared/flow/use-api-query.ts';
import { recallCoffee } from '../shared/ordering/coffee-memory.ts';
import { namesOf, recallOrders, rememberOutcomes, runningOrder, usualOrder } from '../shared/ordering/order-history.ts';
import type { Destination } from '../shared/runtime/ports.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { italian } from '../shared/text/italian.tsx';
import { useLocale } from '../shared/text/language.ts';
import { buttonClass } from '../shared/ui/controls/Button.tsx';
import { ignoreRestOfDoubleClick } from '../shared/ui/interaction/double-click.ts';
import { AppLink } from '../shared/ui/page/AppLink.tsx';
import { note } from '../shared/ui/page/layout.css.ts';
import { CUP } from '../shared/ui/pictures/drawings.ts';
import { type Drawing, Icon, type IconName } from '../shared/ui/pictures/Icon.tsx';
import * as css from './Home.css.ts';
import { useText } from './text.ts';

/**
 * What a returning person mostly wants: the running order, else the usual lunch and the usual coffee. It is drawn from this browser's memory
 * in the first paint, so that nothing moves later.
 */
export function Shortcuts() {
  const text = useText();
  const { storage, environment } = useRuntime();
  const [{ running, usual, coffee }] = useState(() => {
    const runs = runningOrder(storage, environment.now());
    return { running: runs, usual: runs === null ? usualOrder(storage) : null, coffee: recallCoffee(storage) };
  });
  if (running === null && usual === null && coffee === null) return null;
  const items = namesOf(usual?.lines ?? []);
  return (
    <div className={css.shortcuts}>
      {running !== null && <RunningOrder order={running} />}
      {usual !== null && (
        <Shortcut
          icon="reload"
          title={text.usual}
          remark={italian(items)}
          to={{ to: 'selling-area', areaId: usual.areaId, ...(usual.orderId !== null && { reorder: usual.orderId }) }}
          action={text.order}
          actionNamed={text.again(items)}
        />
      )}
      {coffee !== null && (
        <Shortcut
          icon={CUP}
          title={text.usualCoffee}
          remark={italian(`${coffee.label}\n${coffee.areaTitle}`)}
          to={{ to: 'coffee-area', areaId: coffee.areaId }}
          action={text.order}
          actionNamed={text.again(coffee.label)}
        />
      )}
    </div>
  );
}

interface ShortcutProps {
  className?: string;
  icon: IconName | Drawing;
  title: string;
  remark: ReactNode;
  to: Destination;
  action: string;
  actionNamed?: string;
}

const Shortcut = ({ className = css.linkBox, icon, title, remark, to, action, actionNamed }: ShortcutProps) => (
  <div className={className}>
    <span className={css.linkMark}>
      <Icon name={icon} />
    </span>
    <div className={css.text}>
      <p className={css.shopTitle}>{title}</p>
      <p className={`${note} ${css.remark}`}>{remark}</p>
    </div>
    <AppLink
      to={to}
      className={buttonClass('secondary', 'tap', true)}
      {...(actionNamed !== undefined && { label: actionNamed })}
      onFollow={ignoreRestOfDoubleClick}
    >
      {action}
    </AppLink>
  </div>
);

/** Asks the order list for the order's state. Whatever the answer, the box stays until the next visit. */
function RunningOrder({ order }: { order: RememberedOrder }) {
  const text = useText();
  const locale = useLocale();
  const { storage } = useRuntime();
  const { data } = useApiQuery(getOrders, ALL_ORDERS);
  useEffect(() => rememberOutcomes(storage, data ?? []), [data, storage]);
  const known = recallOrders(storage, data ?? []);
  const entry = data?.find(({ id }) => (order.orderId === null ? known.get(id)?.confirmedAt === order.confirmedAt : id === order.orderId));
  const isOver = entry?.status === 'COMPLETED' || entry?.status === 'CANCELLED' || entry?.status === 'REFUNDED';
  const title = isOver ? (entry.status === 'COMPLETED' ? text.completed : text.failed) : order.isShut ? text.shut : text.running;
  const orderId = order.orderId ?? entry?.id;
  const time = new Date(order.confirmedAt ?? 0).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <Shortcut
      className={css.running}
      icon="orders"
      title={title}
      remark={italian(text.since(order.area?.title, time))}
      to={orderId === undefined ? { to: 'orders' } : { to: 'locker-order', orderId }}
      action={isOver ? text.see : text.follow}
    />
  );
}
