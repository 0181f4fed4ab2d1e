import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../features/shell/page-head.ts';
import { DepositPage } from '../../features/store/deposit/deposit-page.tsx';
import { loadDepositPage } from '../../features/store/deposit/load-deposits.ts';
import { StoreFailure } from '../../features/store/store-failure.tsx';

export const Route = createFileRoute('/store/deposit')({
  staticData: { messages: ['store', 'balance', 'states'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadDepositPage(context.page, deps),
  head: ({ match: { context } }) =>
    pageHead({ page: context.page, path: '/store/deposit', name: context.page.t('shell.nav.deposit') }),
  errorComponent: StoreFailure,
  component: () => <DepositPage data={Route.useLoaderData()} />,
});
