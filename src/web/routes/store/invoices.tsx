import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { PageSkeleton } from '#web/kit/state/skeleton.tsx';
import { InvoicesPage } from '../../features/store/invoice/invoices-page.tsx';
import { loadInvoices } from '../../features/store/invoice/load-invoices.ts';
import { StoreShell } from '../../features/store/store-shell.tsx';

export const Route = createFileRoute('/store/invoices')({
  staticData: { styles: 'visitor', messages: ['store-pages', 'invoice', 'states'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadInvoices(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/store/invoices', 'invoice.all'),
  pendingComponent: PageSkeleton,
  errorComponent: PageFailure,
  component: () => {
    const data = Route.useLoaderData();
    return data === null ? <StoreShell title="invoice.all" about="invoice.about" /> : <InvoicesPage {...data} />;
  },
});
