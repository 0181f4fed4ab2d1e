import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { ClosedRecords } from '../../features/store/closed-records.tsx';
import { laterRecords, loadRecords } from '../../features/store/record/later-parts.ts';

export const Route = createFileRoute('/store/record')({
  staticData: { styles: 'visitor', messages: ['store-pages'] },
  codeSplitGroupings: [['component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadRecords(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/store/record', 'shell.nav.record'),
  errorComponent: PageFailure,
  component: () => {
    const data = Route.useLoaderData();
    if (data.view !== 'visitor') return <laterRecords.View data={data} />;
    return <ClosedRecords view="visitor" title="shell.nav.record" about="store.about.record" />;
  },
});
