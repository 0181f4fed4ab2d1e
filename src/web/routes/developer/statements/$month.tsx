import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { loadStatement } from '#web/features/portal/statements/load-statements.tsx';
import { StatementPage } from '#web/features/portal/statements/statement-page.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { ListSkeleton } from '#web/kit/state/skeleton.tsx';

export const Route = createFileRoute('/developer/statements/$month')({
  staticData: { layout: 'appbar', messages: ['sales', 'places'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context, params }) => loadStatement(context.page, params.month),
  head: ({ match: { context }, params, loaderData }) =>
    privateHead(context.page, `/developer/statements/${params.month}`, 'portal.nav.statements', loaderData?.crumb),
  pendingComponent: ListSkeleton,
  errorComponent: PageFailure,
  component: () => <StatementPage statement={Route.useLoaderData().statement} />,
});
