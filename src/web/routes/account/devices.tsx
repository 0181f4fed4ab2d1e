import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { PageSkeleton } from '#web/kit/state/skeleton.tsx';
import { AccountClosed } from '../../features/account/account-closed.tsx';
import { DevicesPage } from '../../features/account/devices-page.tsx';
import { loadDevices, loadOpen } from '../../features/account/load-account.ts';

export const Route = createFileRoute('/account/devices')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context }) => loadOpen(loadDevices(context.page)),
  head: ({ match: { context } }) => privateHead(context.page, '/account/devices', 'shell.account.devices'),
  pendingComponent: PageSkeleton,
  errorComponent: PageFailure,
  component: Devices,
});

function Devices() {
  const loaded = Route.useLoaderData();
  return loaded === null ? <AccountClosed /> : <DevicesPage {...loaded} />;
}
