import { createFileRoute } from '@tanstack/react-router';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { loadOrders } from '../../features/operator/money/orders/load-orders.ts';
import { readOrderFilter } from '../../features/operator/money/orders/order-filter.ts';
import { OrdersPage } from '../../features/operator/money/orders/orders-page.tsx';
import { privateHead } from '../../features/shell/private-head.ts';

export const Route = createFileRoute('/operator/orders')({
  staticData: { layout: 'appbar', messages: ['places'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadOrders(context.page, readOrderFilter(deps)),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/orders', 'money.orders.title'),
  errorComponent: PageFailure,
  component: () => <OrdersPage {...Route.useLoaderData()} />,
});
