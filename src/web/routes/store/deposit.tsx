import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../features/shell/page-head.ts';
import { StoreShell } from '../../features/store/store-shell.tsx';

export const Route = createFileRoute('/store/deposit')({
  head: ({ match: { context } }) =>
    pageHead({ page: context.page, path: '/store/deposit', name: context.page.t('shell.nav.deposit') }),
  component: () => <StoreShell title="shell.nav.deposit" about="store.about.deposit" />,
});
