import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { ListSkeleton } from '#web/kit/state/skeleton.tsx';
import { FollowingPage, loadFollowing } from '../features/library/following-page.tsx';
import { LibraryFailure } from '../features/library/library-shell.tsx';

export const Route = createFileRoute('/library_/following')({
  staticData: { messages: ['library'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadFollowing(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/library/following', 'makers.following'),
  pendingComponent: ListSkeleton,
  errorComponent: LibraryFailure,
  component: () => <FollowingPage data={Route.useLoaderData()} />,
});
