import { createFileRoute } from '@tanstack/react-router';
import { AccountClosed } from '../../features/account/account-closed.tsx';
import { AccountFailure } from '../../features/account/account-failure.tsx';
import { AccountSkeleton } from '../../features/account/account-skeleton.tsx';
import { DevicesPage } from '../../features/account/devices-page.tsx';
import { loadDevices, loadOpen } from '../../features/account/load-account.ts';
import { privateHead } from '../../features/shell/private-head.ts';

export const Route = createFileRoute('/account/devices')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context }) => loadOpen(loadDevices(context.page)),
  head: ({ match: { context } }) => privateHead(context.page, '/account/devices', 'account.nav.devices'),
  pendingComponent: AccountSkeleton,
  errorComponent: AccountFailure,
  component: Devices,
});

function Devices() {
  const loaded = Route.useLoaderData();
  return loaded === null ? <AccountClosed /> : <DevicesPage {...loaded} />;
}
