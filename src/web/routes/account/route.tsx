import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AccountLayout } from '../../features/account/account-layout.tsx';
import { hasTests } from '../../features/tester/load-tested.ts';

const KEPT_MS = 30_000;

export const Route = createFileRoute('/account')({
  staticData: { middleware: ['route_authentication'], messages: ['account', 'states', 'errors'] },
  loader: async ({ context }) => ({ hasTests: await hasTests(context.page) }),
  staleTime: KEPT_MS,
  component: () => (
    <AccountLayout hasTests={Route.useLoaderData().hasTests}>
      <Outlet />
    </AccountLayout>
  ),
});
