import { createFileRoute } from '@tanstack/react-router';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { loadUsers } from '../../features/operator/load-users.ts';
import { readUserFilter } from '../../features/operator/user-filter.ts';
import { UsersPage } from '../../features/operator/users-page.tsx';
import { privateHead } from '../../features/shell/private-head.ts';

export const Route = createFileRoute('/operator/users')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadUsers(context.page, readUserFilter(deps)),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/users', 'operator.users.title'),
  errorComponent: PageFailure,
  component: () => <UsersPage {...Route.useLoaderData()} />,
});
