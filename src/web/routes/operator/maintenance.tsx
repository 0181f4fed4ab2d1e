import { createFileRoute } from '@tanstack/react-router';
import { listAllMaintenance } from '#contract/system/operator-endpoints.ts';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { MaintenancePage } from '../../features/operator/maintenance/maintenance-page.tsx';

export const Route = createFileRoute('/operator/maintenance')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],

  loader: ({ context }) => context.page.call(listAllMaintenance, {}),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/maintenance', 'operations.maintenance.title'),
  errorComponent: PageFailure,
  component: () => <MaintenancePage entries={Route.useLoaderData().list} />,
});
