import { createFileRoute } from '@tanstack/react-router';
import { AccountFailure } from '../../features/account/account-failure.tsx';
import { AccountSkeleton } from '../../features/account/account-skeleton.tsx';
import { PreferencesPage } from '../../features/account/preferences-page.tsx';
import { privateHead } from '../../features/shell/private-head.ts';

export const Route = createFileRoute('/account/preferences')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  head: ({ match: { context } }) => privateHead(context.page, '/account/preferences', 'account.nav.preferences'),
  pendingComponent: AccountSkeleton,
  errorComponent: AccountFailure,
  component: PreferencesPage,
});
