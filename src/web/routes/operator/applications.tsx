import { createFileRoute } from '@tanstack/react-router';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { readApplicationFilter } from '../../features/operator/applications/application-filter.ts';
import { ApplicationsPage } from '../../features/operator/applications/applications-page.tsx';
import { loadApplications } from '../../features/operator/applications/load-applications.ts';
import { privateHead } from '../../features/shell/private-head.ts';

export const Route = createFileRoute('/operator/applications')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadApplications(context.page, readApplicationFilter(deps)),
  head: ({ match: { context } }) =>
    privateHead(context.page, '/operator/applications', 'operations.applications.title'),
  errorComponent: PageFailure,
  component: () => <ApplicationsPage {...Route.useLoaderData()} />,
});
