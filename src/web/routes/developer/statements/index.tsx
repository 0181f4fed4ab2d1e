import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { loadStatements } from '#web/features/portal/statements/load-statements.tsx';
import { StatementsPage } from '#web/features/portal/statements/statements-page.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { ListSkeleton } from '#web/kit/state/skeleton.tsx';

export const Route = createFileRoute('/developer/statements/')({
  staticData: { layout: 'appbar', messages: ['sales', 'places'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadStatements(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/developer/statements', 'portal.nav.statements'),
  pendingComponent: ListSkeleton,
  errorComponent: PageFailure,
  component: () => <StatementsPage {...Route.useLoaderData()} />,
});
