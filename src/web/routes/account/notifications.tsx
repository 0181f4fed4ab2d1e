import { createFileRoute } from '@tanstack/react-router';
import { AccountFailure } from '../../features/account/account-failure.tsx';
import { AccountSkeleton } from '../../features/account/account-skeleton.tsx';
import { loadNotifications } from '../../features/notifications/load-notifications.ts';
import { NotificationsPage } from '../../features/notifications/notifications-page.tsx';
import { privateHead } from '../../features/shell/private-head.ts';

export const Route = createFileRoute('/account/notifications')({
  staticData: { layout: 'appbar', messages: ['notifications'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadNotifications(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/account/notifications', 'notifications.title'),
  pendingComponent: AccountSkeleton,
  errorComponent: AccountFailure,
  component: () => {
    const data = Route.useLoaderData();
    const firstIds = data.list.map(({ id }) => id).join();
    return <NotificationsPage key={`${data.isUnreadOnly} ${firstIds}`} data={data} />;
  },
});
