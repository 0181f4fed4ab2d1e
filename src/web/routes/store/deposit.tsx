import { createFileRoute } from '@tanstack/react-router';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { DepositPage } from '../../features/store/deposit/deposit-page.tsx';
import { loadDepositPage } from '../../features/store/deposit/load-deposits.ts';
import { recordHead } from '../../features/store/record-head.ts';

export const Route = createFileRoute('/store/deposit')({
  staticData: { styles: 'visitor', messages: ['store-pages', 'store', 'balance', 'states'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadDepositPage(context.page, deps),
  head: ({ match: { context }, loaderData }) => recordHead(context.page, 'deposit', loaderData),
  errorComponent: PageFailure,
  component: () => <DepositPage data={Route.useLoaderData()} />,
});
