import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { EditorPage } from '#web/features/portal/editor/editor-page.tsx';
import { loadNewApplication } from '#web/features/portal/editor/load-editor.ts';
import { EditorSkeleton } from '#web/kit/state/editor-skeleton.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';

export const Route = createFileRoute('/developer/applications/new')({
  staticData: { layout: 'appbar', messages: ['editor', 'details', 'game-facts', 'upload', 'rules', 'places'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  validateSearch: ({ draftId }: Record<string, unknown>): { draftId?: string | number } =>
    typeof draftId === 'string' || typeof draftId === 'number' ? { draftId } : {},
  loader: ({ context, location }) => loadNewApplication(context.page, location.search),
  // The address gains a draft ID while the user types, and the input must stay.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  head: ({ match: { context } }) => privateHead(context.page, '/developer/applications/new', 'portal.crumb.new'),
  pendingComponent: EditorSkeleton,
  errorComponent: PageFailure,
  component: () => <EditorPage data={Route.useLoaderData()} />,
});
