import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { loadWebhooks, WebhooksPage } from '#web/features/portal/webhooks/webhooks-page.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { ListSkeleton } from '#web/kit/state/skeleton.tsx';

export const Route = createFileRoute('/developer/webhooks/')({
  staticData: { layout: 'appbar', messages: ['webhooks', 'rules'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadWebhooks(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/developer/webhooks', 'portal.nav.webhooks'),
  pendingComponent: ListSkeleton,
  errorComponent: PageFailure,
  component: () => <WebhooksPage chosen={Route.useLoaderData()} />,
});
