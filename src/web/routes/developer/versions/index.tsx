import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { VersionsPage } from '#web/features/portal/versions/list/versions-page.tsx';
import { loadVersions } from '#web/features/portal/versions/load-versions.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { ListSkeleton } from '#web/kit/state/skeleton.tsx';

export const Route = createFileRoute('/developer/versions/')({
  staticData: { layout: 'appbar', messages: ['versions'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadVersions(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/developer/versions', 'shell.account.versions'),
  pendingComponent: ListSkeleton,
  errorComponent: PageFailure,
  component: () => <VersionsPage chosen={Route.useLoaderData()} />,
});
