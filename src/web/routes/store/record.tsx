import { createFileRoute } from '@tanstack/react-router';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { laterRecords, loadRecords } from '../../features/store/record/later-parts.ts';
import { recordHead } from '../../features/store/record-head.ts';
import { ClosedRecords } from '../../features/store/store-shell.tsx';

export const Route = createFileRoute('/store/record')({
  staticData: { styles: 'visitor', messages: ['store-pages'] },
  codeSplitGroupings: [['component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadRecords(context.page, deps),
  head: ({ match: { context }, loaderData }) => recordHead(context.page, 'record', loaderData),
  errorComponent: PageFailure,
  component: () => {
    const data = Route.useLoaderData();
    if (data.view !== 'visitor') return <laterRecords.View data={data} />;
    return <ClosedRecords view="visitor" title="shell.nav.record" about="store.about.record" />;
  },
});
