import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../features/shell/page-head.ts';
import { StoreShell } from '../../features/store/store-shell.tsx';

export const Route = createFileRoute('/store/lottery')({
  head: ({ match: { context } }) =>
    pageHead({ page: context.page, path: '/store/lottery', name: context.page.t('shell.nav.lottery') }),
  component: () => <StoreShell title="shell.nav.lottery" about="store.about.lottery" />,
});
