import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { loadPosts, PostsPage } from '#web/features/operator/posts/posts-page.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';

export const Route = createFileRoute('/operator/posts')({
  staticData: { layout: 'appbar', messages: ['posts', 'ratings', 'rules', 'states'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadPosts(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/posts', 'operator.kind.post'),
  errorComponent: PageFailure,
  component: () => <PostsPage data={Route.useLoaderData()} />,
});
