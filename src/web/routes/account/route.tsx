import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AccountLayout } from '../../features/account/account-layout.tsx';

export const Route = createFileRoute('/account')({
  staticData: { middleware: ['route_authentication'], messages: ['account', 'states', 'errors'] },
  component: () => (
    <AccountLayout>
      <Outlet />
    </AccountLayout>
  ),
});
