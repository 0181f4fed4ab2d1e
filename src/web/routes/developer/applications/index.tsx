import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import {
  ApplicationsPage,
  applicationFilter,
  loadApplications,
} from '#web/features/portal/applications/applications-page.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';

export const Route = createFileRoute('/developer/applications/')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadApplications(context.page, applicationFilter.read(deps)),
  head: ({ match: { context } }) => privateHead(context.page, '/developer/applications', 'shell.account.applications'),
  errorComponent: PageFailure,
  component: () => <ApplicationsPage {...Route.useLoaderData()} />,
});
