import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { PageSkeleton } from '#web/kit/state/skeleton.tsx';
import { loadNotifications, NotificationsPage } from '../../features/notifications/notifications-page.tsx';

export const Route = createFileRoute('/account/notifications')({
  staticData: { layout: 'appbar', messages: ['notifications'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadNotifications(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/account/notifications', 'shell.notifications'),
  pendingComponent: PageSkeleton,
  errorComponent: PageFailure,
  component: () => {
    const data = Route.useLoaderData();
    const firstIds = data.list.map(({ id }) => id).join();
    return <NotificationsPage key={`${data.isUnreadOnly} ${firstIds}`} data={data} />;
  },
});
