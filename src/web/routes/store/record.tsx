import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../features/shell/page-head.ts';
import { loadRecordPage } from '../../features/store/record/load-orders.ts';
import { RecordPage } from '../../features/store/record/record-page.tsx';
import { StoreFailure } from '../../features/store/store-failure.tsx';

export const Route = createFileRoute('/store/record')({
  staticData: { messages: ['store', 'balance', 'states'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadRecordPage(context.page, deps),
  head: ({ match: { context } }) =>
    pageHead({ page: context.page, path: '/store/record', name: context.page.t('shell.nav.record') }),
  errorComponent: StoreFailure,
  component: () => <RecordPage data={Route.useLoaderData()} />,
});
