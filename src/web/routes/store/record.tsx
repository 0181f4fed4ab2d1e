import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { RecordPage } from '../../features/store/record/record-page.tsx';

export const Route = createFileRoute('/store/record')({
  staticData: { messages: ['store-pages', 'store', 'balance', 'states'] },
  codeSplitGroupings: [['component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: async ({ context, deps }) => {
    const { loadRecordPage } = await import('../../features/store/record/load-orders.ts');
    return loadRecordPage(context.page, deps);
  },
  head: ({ match: { context } }) => privateHead(context.page, '/store/record', 'shell.nav.record'),
  errorComponent: PageFailure,
  component: () => <RecordPage data={Route.useLoaderData()} />,
});
