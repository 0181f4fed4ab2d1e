import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { loadOrders, OrdersPage } from '../../features/operator/money/orders/orders-page.tsx';

export const Route = createFileRoute('/operator/orders')({
  staticData: { layout: 'appbar', messages: ['places'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadOrders(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/orders', 'money.orders.title'),
  errorComponent: PageFailure,
  component: () => <OrdersPage {...Route.useLoaderData()} />,
});
