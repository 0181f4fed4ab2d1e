import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { PageSkeleton } from '#web/kit/state/skeleton.tsx';
import { loadLottery } from '../../features/store/invoice/load-invoices.ts';
import { SheetPage } from '../../features/store/invoice/sheet-page.tsx';
import { LotteryPage } from '../../features/store/lottery/lottery-page.tsx';
import { StoreShell } from '../../features/store/store-shell.tsx';

export const Route = createFileRoute('/store/lottery')({
  staticData: { styles: 'visitor', messages: ['store-pages', 'invoice', 'states'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadLottery(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/store/lottery', 'shell.nav.lottery'),
  pendingComponent: PageSkeleton,
  errorComponent: PageFailure,
  component: () => {
    const data = Route.useLoaderData();
    if (data === null) return <StoreShell title="shell.nav.lottery" about="store.about.lottery" />;
    return data.kind === 'sheet' ? <SheetPage sheet={data.sheet} /> : <LotteryPage {...data} />;
  },
});
