import { useLocation, useSearch } from 'wouter';
import { OrderList } from '../../widgets/orders/index.ts';
import { Layout } from '../layout/Layout.tsx';
import { leaveDialog } from '../ports/navigation.ts';
import { pathTo } from '../routes.ts';

export default function OrdersScreen() {
  const query = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
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
