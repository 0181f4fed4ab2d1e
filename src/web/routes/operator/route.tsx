import { createFileRoute, Outlet } from '@tanstack/react-router';
import { OperatorLayout } from '../../features/operator/operator-layout.tsx';

export const Route = createFileRoute('/operator')({
  staticData: { middleware: ['route_authentication'], messages: ['operator', 'states', 'errors'] },
  component: () => (
    <OperatorLayout>
      <Outlet />
    </OperatorLayout>
  ),
});
