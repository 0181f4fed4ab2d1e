import { createFileRoute } from '@tanstack/react-router';
import { EditorPage } from '../../../features/portal/editor/editor-page.tsx';
import { EditorSkeleton } from '../../../features/portal/editor/editor-skeleton.tsx';
import { loadApplication } from '../../../features/portal/editor/load-editor.ts';
import { PortalFailure } from '../../../features/portal/layout/portal-failure.tsx';
import { privateHead } from '../../../features/shell/private-head.ts';

export const Route = createFileRoute('/developer/applications/$applicationId')({
  staticData: { layout: 'appbar', messages: ['editor', 'details', 'game-facts', 'upload', 'rules', 'places'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context, params }) => loadApplication(context.page, params.applicationId),
  // What was read before may have been saved elsewhere since; a form is never begun from it.
  gcTime: 0,
  head: ({ match: { context }, params }) =>
    privateHead(context.page, `/developer/applications/${params.applicationId}`, 'editor.edit.title'),
  pendingComponent: EditorSkeleton,
  errorComponent: PortalFailure,
  component: () => <EditorPage key={Route.useParams().applicationId} data={Route.useLoaderData()} />,
});
