import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { loadEditedPost } from '../../../features/portal/news/load-own-news.ts';
import { PostEditor } from '../../../features/portal/news/post-editor.tsx';

export const Route = createFileRoute('/developer/news/$postId')({
  staticData: { layout: 'appbar', messages: ['posts', 'upload', 'rules', 'ratings'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: ({ context, params }) => loadEditedPost(context.page, params.postId),
  head: ({ match: { context }, params, loaderData }) =>
    privateHead(context.page, `/developer/news/${params.postId}`, 'posts.edit', loaderData?.crumb),
  errorComponent: PageFailure,
  component: () => <PostEditor key={Route.useParams().postId} edited={Route.useLoaderData()} />,
});
