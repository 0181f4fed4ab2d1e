import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { ListSkeleton } from '#web/kit/state/skeleton.tsx';
import { LibraryPage } from '../features/library/library-page.tsx';
import { LibraryFailure } from '../features/library/library-shell.tsx';
import { loadLibrary } from '../features/library/load-library.ts';

export const Route = createFileRoute('/library')({
  staticData: { messages: ['library'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadLibrary(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/library', 'shell.account.library'),
  pendingComponent: ListSkeleton,
  errorComponent: LibraryFailure,
  component: () => <LibraryPage data={Route.useLoaderData()} />,
});
