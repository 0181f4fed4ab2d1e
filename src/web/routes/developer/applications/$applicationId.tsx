import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { EditorPage } from '#web/features/portal/editor/editor-page.tsx';
import { loadApplication } from '#web/features/portal/editor/load-editor.ts';
import { EditorSkeleton } from '#web/kit/state/editor-skeleton.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';

export const Route = createFileRoute('/developer/applications/$applicationId')({
  staticData: { layout: 'appbar', messages: ['editor', 'details', 'game-facts', 'upload', 'rules', 'places'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context, params }) => loadApplication(context.page, params.applicationId),
  // The cached data may be outdated; a form must start from current data.
  gcTime: 0,
  head: ({ match: { context }, params, loaderData }) =>
    privateHead(
      context.page,
      `/developer/applications/${params.applicationId}`,
      'editor.edit.title',
      loaderData?.crumb,
    ),
  pendingComponent: EditorSkeleton,
  errorComponent: PageFailure,
  component: () => <EditorPage key={Route.useParams().applicationId} data={Route.useLoaderData()} />,
});
