import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { PageSkeleton } from '#web/kit/state/skeleton.tsx';
import { BindingPage } from '../../features/store/binding/binding-page.tsx';
import { loadCarrier } from '../../features/store/invoice/load-invoices.ts';
import { StoreShell } from '../../features/store/store-shell.tsx';

export const Route = createFileRoute('/store/binding')({
  staticData: { styles: 'visitor', messages: ['store-pages', 'invoice', 'states'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context }) => loadCarrier(context.page),
  head: ({ match: { context } }) => privateHead(context.page, '/store/binding', 'shell.nav.binding'),
  pendingComponent: PageSkeleton,
  errorComponent: PageFailure,
  component: () => {
    const carrier = Route.useLoaderData();
    if (carrier === null) return <StoreShell title="shell.nav.binding" about="store.about.binding" />;
    return <BindingPage carrier={carrier} />;
  },
});
