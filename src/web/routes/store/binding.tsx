import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '../../features/shell/private-head.ts';
import { BindingPage } from '../../features/store/binding/binding-page.tsx';
import { InvoiceFailure } from '../../features/store/invoice/invoice-failure.tsx';
import { InvoiceSkeleton } from '../../features/store/invoice/invoice-skeleton.tsx';
import { loadCarrier } from '../../features/store/invoice/load-invoices.ts';
import { StoreShell } from '../../features/store/store-shell.tsx';

export const Route = createFileRoute('/store/binding')({
  staticData: { messages: ['store-pages', 'invoice', 'states'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context }) => loadCarrier(context.page),
  head: ({ match: { context } }) => privateHead(context.page, '/store/binding', 'shell.nav.binding'),
  pendingComponent: InvoiceSkeleton,
  errorComponent: InvoiceFailure,
  component: () => {
    const carrier = Route.useLoaderData();
    if (carrier === null) return <StoreShell title="shell.nav.binding" about="store.about.binding" />;
    return <BindingPage carrier={carrier} />;
  },
});
