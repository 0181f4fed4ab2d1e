import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { receivedFilter } from '#web/features/portal/ratings/received-filter.tsx';
import { loadReceived, ReceivedPage } from '#web/features/portal/ratings/received-page.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { ListSkeleton } from '#web/kit/state/skeleton.tsx';

export const Route = createFileRoute('/developer/ratings')({
  staticData: { layout: 'appbar', messages: ['ratings', 'rules'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadReceived(context.page, receivedFilter.read(deps)),
  head: ({ match: { context } }) => privateHead(context.page, '/developer/ratings', 'portal.nav.ratings'),
  pendingComponent: ListSkeleton,
  errorComponent: PageFailure,
  component: () => <ReceivedPage {...Route.useLoaderData()} />,
});
