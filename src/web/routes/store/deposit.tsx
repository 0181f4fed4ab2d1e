import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { DepositPage } from '../../features/store/deposit/deposit-page.tsx';
import { loadDepositPage } from '../../features/store/deposit/load-deposits.ts';

export const Route = createFileRoute('/store/deposit')({
  staticData: { styles: 'visitor', messages: ['store-pages', 'store', 'balance', 'states'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadDepositPage(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/store/deposit', 'shell.nav.deposit'),
  errorComponent: PageFailure,
  component: () => <DepositPage data={Route.useLoaderData()} />,
});
