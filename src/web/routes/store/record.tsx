import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { loadRecordPage } from '../../features/store/record/load-orders.ts';
import { RecordPage } from '../../features/store/record/record-page.tsx';

export const Route = createFileRoute('/store/record')({
  staticData: { messages: ['store-pages', 'store', 'balance', 'states'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadRecordPage(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/store/record', 'shell.nav.record'),
  errorComponent: PageFailure,
  component: () => <RecordPage data={Route.useLoaderData()} />,
});
