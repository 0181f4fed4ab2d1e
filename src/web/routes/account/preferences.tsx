import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { PageSkeleton } from '#web/kit/state/skeleton.tsx';
import { PreferencesPage } from '../../features/account/preferences-page.tsx';

export const Route = createFileRoute('/account/preferences')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  head: ({ match: { context } }) => privateHead(context.page, '/account/preferences', 'shell.account.preferences'),
  pendingComponent: PageSkeleton,
  errorComponent: PageFailure,
  component: PreferencesPage,
});
