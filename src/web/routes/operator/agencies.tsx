import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { AgenciesPage } from '../../features/operator/money/agencies/agencies-page.tsx';
import { loadAgencies } from '../../features/operator/money/agencies/load-agencies.ts';

export const Route = createFileRoute('/operator/agencies')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: ({ context }) => loadAgencies(context.page),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/agencies', 'money.agencies.title'),
  errorComponent: PageFailure,
  component: () => <AgenciesPage {...Route.useLoaderData()} />,
});
