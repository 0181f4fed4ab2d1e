import { createFileRoute } from '@tanstack/react-router';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { ListSkeleton } from '#web/kit/state/skeleton.tsx';
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
  errorComponent: PageFailure,
  component: () => <ReceivedPage {...Route.useLoaderData()} />,
});
