import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { loadPortal, PortalLayout } from '../../features/portal/layout/portal-layout.tsx';

const KEPT_MS = 30_000;

/** Applying happens outside: `/developer/become` is open to everyone. */
export const Route = createFileRoute('/developer')({
  staticData: { middleware: ['route_authentication'], messages: ['portal', 'states', 'errors'], layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: ({ context }) => loadPortal(context.page),
  staleTime: KEPT_MS,
  errorComponent: () => (
    <div className="pad mx-auto max-w-[1440px] py-8">
      <PageFailure />
    </div>
  ),
  component: () => (
    <PortalLayout applications={Route.useLoaderData().applications}>
      <Outlet />
    </PortalLayout>
  ),
});
