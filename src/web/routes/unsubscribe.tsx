import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { loadUnsubscription, UnsubscribePage } from '../features/notifications/unsubscribe-page.tsx';

export const Route = createFileRoute('/unsubscribe')({
  staticData: { styles: 'visitor', layout: 'appbar', messages: ['notifications'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadUnsubscription(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/unsubscribe', 'notifications.unsubscribe.title'),
  component: () => <UnsubscribePage data={Route.useLoaderData()} />,
});
