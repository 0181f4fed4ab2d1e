import { createFileRoute } from '@tanstack/react-router';
import { LibraryPage } from '../features/library/library-page.tsx';
import { LibraryFailure, LibrarySkeleton } from '../features/library/library-shell.tsx';
import { loadLibrary } from '../features/library/load-library.ts';
import { privateHead } from '../features/shell/private-head.ts';

export const Route = createFileRoute('/library')({
  staticData: { messages: ['library'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadLibrary(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/library', 'shell.account.library'),
  pendingComponent: LibrarySkeleton,
  errorComponent: LibraryFailure,
  component: () => <LibraryPage data={Route.useLoaderData()} />,
});
