import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../features/shell/page-head.ts';
import { StoreShell } from '../../features/store/store-shell.tsx';

export const Route = createFileRoute('/store/record')({
  head: ({ match: { context } }) =>
    pageHead({ page: context.page, path: '/store/record', name: context.page.t('shell.nav.record') }),
  component: () => <StoreShell title="shell.nav.record" about="store.about.record" />,
});
