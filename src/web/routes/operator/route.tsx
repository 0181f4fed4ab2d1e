import { createFileRoute, Outlet } from '@tanstack/react-router';
import { loadCounters, OperatorLayout } from '../../features/operator/operator-layout.tsx';

export const Route = createFileRoute('/operator')({
  staticData: { middleware: ['route_authentication'], messages: ['operator', 'states', 'errors'] },
  loader: ({ context }) => loadCounters(context.page),
  component: () => (
    <OperatorLayout counters={Route.useLoaderData()}>
      <Outlet />
    </OperatorLayout>
  ),
});
