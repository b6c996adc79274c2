import { navigate, useSearch } from 'wouter/use-browser-location';
import { OrderList } from '../../widgets/orders/index.ts';
import { Layout } from '../layout/Layout.tsx';
import { leaveDialog } from '../ports/navigation.ts';
import { pathTo } from '../routing/routes.ts';

export default function OrdersScreen() {
  const query = new URLSearchParams(useSearch());
  return (
    <Layout>
      <main>
        <OrderList
          openOrderId={query.get('order')}
          isUncertain={query.get('esito') === 'incerto'}
          onOpen={(order) => {
            if (order !== null) navigate(pathTo('orders', {}, { order }), { state: { isDialog: true } });
            else leaveDialog(pathTo('orders'));
          }}
        />
      </main>
    </Layout>
  );
}
