import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { users } from '../../features/operator/users/users.tsx';

export const Route = createFileRoute('/operator/users')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => users.load(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/users', 'operator.users.title'),
  errorComponent: PageFailure,
  component: () => <users.Page {...Route.useLoaderData()} />,
});
