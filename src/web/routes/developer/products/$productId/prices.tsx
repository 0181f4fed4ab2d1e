import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { loadPriceHistory, PriceHistoryPage } from '#web/features/portal/products/history/price-history-page.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { ListSkeleton } from '#web/kit/state/skeleton.tsx';

export const Route = createFileRoute('/developer/products/$productId/prices')({
  staticData: { layout: 'appbar', messages: ['products', 'places'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, params, deps }) => loadPriceHistory(context.page, params.productId, deps),
  head: ({ match: { context }, params, loaderData }) =>
    privateHead(
      context.page,
      `/developer/products/${params.productId}/prices`,
      'products.history',
      loaderData?.product.name,
    ),
  pendingComponent: ListSkeleton,
  errorComponent: PageFailure,
  component: () => <PriceHistoryPage data={Route.useLoaderData()} />,
});
