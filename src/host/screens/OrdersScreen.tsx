import { navigate, useSearch } from 'wouter/use-browser-location';
import { ROUTES } from '../../registry/routes.ts';
import { OrderList } from '../../widgets/orders/index.ts';
import { withQuery } from '../../widgets/shared/runtime/destination-path.ts';
import { leaveDialog } from '../ports/navigation.ts';

export default function OrdersScreen() {
  const query = new URLSearchParams(useSearch());
  const onOpen = (order: string | null) => {
    if (order !== null) navigate(withQuery(ROUTES.orders.template, { order }), { state: { isDialog: true } });
    else leaveDialog(ROUTES.orders.template);
  };
  return <OrderList openOrderId={query.get('order')} isUncertain={query.get('esito') === 'incerto'} onOpen={onOpen} />;
}
