import { createFileRoute } from '@tanstack/react-router';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { readDepositFilter } from '../../features/operator/money/deposits/deposit-filter.ts';
import { DepositsPage } from '../../features/operator/money/deposits/deposits-page.tsx';
import { loadDeposits } from '../../features/operator/money/deposits/load-deposits.ts';
import { privateHead } from '../../features/shell/private-head.ts';

export const Route = createFileRoute('/operator/deposits')({
  staticData: { layout: 'appbar', messages: ['places'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadDeposits(context.page, readDepositFilter(deps)),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/deposits', 'money.deposits.title'),
  errorComponent: PageFailure,
  component: () => <DepositsPage {...Route.useLoaderData()} />,
});
