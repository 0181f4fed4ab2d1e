import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { loadNewVersion } from '#web/features/portal/versions/load-versions.ts';
import { NewVersionPage } from '#web/features/portal/versions/new/new-version-page.tsx';
import { EditorSkeleton } from '#web/kit/state/editor-skeleton.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';

export const Route = createFileRoute('/developer/versions/new')({
  staticData: { layout: 'appbar', messages: ['versions', 'inspection', 'editor', 'game-facts', 'upload', 'rules'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadNewVersion(context.page, deps),
  gcTime: 0,
  head: ({ match: { context } }) => privateHead(context.page, '/developer/versions/new', 'versions.new'),
  pendingComponent: EditorSkeleton,
  errorComponent: PageFailure,
  component: () => <NewVersionPage data={Route.useLoaderData()} />,
});
