import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { ListSkeleton } from '#web/kit/state/skeleton.tsx';
import { loadSales } from '../../features/portal/sales/load-sales.tsx';
import { salesFilter } from '../../features/portal/sales/sales-filter.ts';
import { SalesPage } from '../../features/portal/sales/sales-page.tsx';

export const Route = createFileRoute('/developer/sales')({
  staticData: { layout: 'appbar', messages: ['sales', 'states', 'places'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadSales(context.page, salesFilter.read(deps)),
  head: ({ match: { context } }) => privateHead(context.page, '/developer/sales', 'portal.nav.sales'),
  pendingComponent: ListSkeleton,
  errorComponent: PageFailure,
  component: () => <SalesPage {...Route.useLoaderData()} />,
});
