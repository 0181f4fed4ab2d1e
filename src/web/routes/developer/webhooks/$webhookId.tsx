import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { LogPage, loadLog } from '#web/features/portal/webhooks/log/log-page.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { ListSkeleton } from '#web/kit/state/skeleton.tsx';

export const Route = createFileRoute('/developer/webhooks/$webhookId')({
  staticData: { layout: 'appbar', messages: ['webhooks'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, params, deps }) => loadLog(context.page, params.webhookId, deps),
  head: ({ match: { context }, params, loaderData }) =>
    privateHead(context.page, `/developer/webhooks/${params.webhookId}`, 'webhooks.log', loaderData?.crumb),
  pendingComponent: ListSkeleton,
  errorComponent: PageFailure,
  component: () => <LogPage key={Route.useParams().webhookId} log={Route.useLoaderData()} />,
});
