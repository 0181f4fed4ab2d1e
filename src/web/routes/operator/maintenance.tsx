import { createFileRoute } from '@tanstack/react-router';
import { listAllMaintenance } from '#contract/system/operator-endpoints.ts';
import { MaintenancePage } from '../../features/operator/maintenance/maintenance-page.tsx';
import { OperatorFailure } from '../../features/operator/operator-failure.tsx';
import { privateHead } from '../../features/shell/private-head.ts';

export const Route = createFileRoute('/operator/maintenance')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],

  loader: ({ context }) => context.page.call(listAllMaintenance, {}),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/maintenance', 'operations.maintenance.title'),
  errorComponent: OperatorFailure,
  component: () => <MaintenancePage entries={Route.useLoaderData().list} />,
});
