import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { users } from '#web/features/operator/users/users.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';

export const Route = createFileRoute('/operator/users/')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => users.load(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/users', 'operator.users.title'),
  errorComponent: PageFailure,
  component: () => <users.Page {...Route.useLoaderData()} />,
});
