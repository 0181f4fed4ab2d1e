import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { readDashboardFilter } from '../../features/portal/dashboard/dashboard-filter.tsx';
import { DashboardPage, loadDashboard } from '../../features/portal/dashboard/dashboard-page.tsx';

export const Route = createFileRoute('/developer/')({
  staticData: { layout: 'appbar', messages: ['sales', 'places'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadDashboard(context.page, readDashboardFilter(deps)),
  head: ({ match: { context } }) => privateHead(context.page, '/developer', 'portal.title'),
  errorComponent: PageFailure,
  component: () => <DashboardPage {...Route.useLoaderData()} />,
});
