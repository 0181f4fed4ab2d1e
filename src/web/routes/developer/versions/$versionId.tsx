import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { loadVersion } from '#web/features/portal/versions/load-versions.ts';
import { VersionPage } from '#web/features/portal/versions/page/version-page.tsx';
import { EditorSkeleton } from '#web/kit/state/editor-skeleton.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';

export const Route = createFileRoute('/developer/versions/$versionId')({
  staticData: { layout: 'appbar', messages: ['versions', 'inspection', 'editor', 'game-facts', 'upload', 'rules'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context, params }) => loadVersion(context.page, params.versionId),
  // The cached version may have been decided since.
  gcTime: 0,
  head: ({ match: { context }, params, loaderData }) =>
    privateHead(context.page, `/developer/versions/${params.versionId}`, 'words.version', loaderData?.crumb),
  pendingComponent: EditorSkeleton,
  errorComponent: PageFailure,
  component: () => <VersionPage key={Route.useParams().versionId} data={Route.useLoaderData()} />,
});
