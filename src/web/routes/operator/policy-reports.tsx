import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { loadPolicyReports, PolicyReportsPage } from '../../features/operator/policy-reports/policy-reports-page.tsx';

export const Route = createFileRoute('/operator/policy-reports')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadPolicyReports(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/policy-reports', 'operator.reports.title'),
  errorComponent: PageFailure,
  component: () => <PolicyReportsPage {...Route.useLoaderData()} />,
});
