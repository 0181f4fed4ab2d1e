import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { loadEditedPost } from '../../../features/portal/news/load-own-news.ts';
import { PostEditor } from '../../../features/portal/news/post-editor.tsx';

export const Route = createFileRoute('/developer/news/new')({
  staticData: { layout: 'appbar', messages: ['posts', 'upload', 'rules', 'ratings'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: ({ context }) => loadEditedPost(context.page, null),
  head: ({ match: { context } }) => privateHead(context.page, '/developer/news/new', 'posts.new'),
  errorComponent: PageFailure,
  component: () => <PostEditor edited={Route.useLoaderData()} />,
});
