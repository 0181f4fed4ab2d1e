import { createFileRoute } from '@tanstack/react-router';
import { DrawsPage } from '../../features/operator/money/draws/draws-page.tsx';
import { loadDraws } from '../../features/operator/money/draws/load-draws.ts';
import { OperatorFailure } from '../../features/operator/operator-failure.tsx';
import { privateHead } from '../../features/shell/private-head.ts';
import { readPageNumber } from '../../ui/page-number.ts';

export const Route = createFileRoute('/operator/draws')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadDraws(context.page, readPageNumber(deps.page), Date.now()),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/draws', 'money.draws.title'),
  errorComponent: OperatorFailure,
  component: () => <DrawsPage {...Route.useLoaderData()} />,
});
