import { createFileRoute } from '@tanstack/react-router';
import { ListSkeleton } from '../../features/portal/layout/list-skeleton.tsx';
import { PortalFailure } from '../../features/portal/layout/portal-failure.tsx';
import { loadReceived } from '../../features/ratings/received/load-received.ts';
import { readReceivedFilter } from '../../features/ratings/received/received-filter.ts';
import { ReceivedPage } from '../../features/ratings/received/received-page.tsx';
import { privateHead } from '../../features/shell/private-head.ts';

export const Route = createFileRoute('/developer/ratings')({
  staticData: { layout: 'appbar', messages: ['ratings', 'rules'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadReceived(context.page, readReceivedFilter(deps)),
  head: ({ match: { context } }) => privateHead(context.page, '/developer/ratings', 'portal.nav.ratings'),
  pendingComponent: ListSkeleton,
  errorComponent: PortalFailure,
  component: () => <ReceivedPage {...Route.useLoaderData()} />,
});
