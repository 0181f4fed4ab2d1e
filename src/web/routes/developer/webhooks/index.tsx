import { createFileRoute } from '@tanstack/react-router';
import { ListSkeleton } from '../../../features/portal/layout/list-skeleton.tsx';
import { PortalFailure } from '../../../features/portal/layout/portal-failure.tsx';
import { loadWebhooks } from '../../../features/portal/webhooks/load-webhooks.ts';
import { WebhooksPage } from '../../../features/portal/webhooks/webhooks-page.tsx';
import { privateHead } from '../../../features/shell/private-head.ts';

export const Route = createFileRoute('/developer/webhooks/')({
  staticData: { layout: 'appbar', messages: ['webhooks', 'rules'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadWebhooks(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/developer/webhooks', 'portal.nav.webhooks'),
  pendingComponent: ListSkeleton,
  errorComponent: PortalFailure,
  component: () => <WebhooksPage chosen={Route.useLoaderData()} />,
});
