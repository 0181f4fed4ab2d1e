import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../features/shell/page-head.ts';
import { StoreShell } from '../../features/store/store-shell.tsx';

export const Route = createFileRoute('/store/binding')({
  head: ({ match: { context } }) =>
    pageHead({ page: context.page, path: '/store/binding', name: context.page.t('shell.nav.binding') }),
  component: () => <StoreShell title="shell.nav.binding" about="store.about.binding" />,
});
