import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { loadUser } from '#web/features/operator/users/load-user.ts';
import { UserPage } from '#web/features/operator/users/user-page.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';

export const Route = createFileRoute('/operator/users/$userId')({
  staticData: { layout: 'appbar', messages: ['ratings', 'places'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: ({ context, params }) => loadUser(context.page, params.userId),
  head: ({ match: { context }, params, loaderData }) =>
    privateHead(
      context.page,
      `/operator/users/${params.userId}`,
      'operator.users.user',
      loaderData && (loaderData.found.user.nickname || loaderData.found.user.account),
    ),
  errorComponent: PageFailure,
  component: () => <UserPage key={Route.useParams().userId} loaded={Route.useLoaderData()} />,
});
