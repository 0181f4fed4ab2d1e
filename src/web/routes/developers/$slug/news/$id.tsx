import { createFileRoute } from '@tanstack/react-router';
import { postHead } from '../../../../features/developer-page/post-head.ts';
import { PostPage } from '../../../../features/developer-page/post-page.tsx';

export const Route = createFileRoute('/developers/$slug/news/$id')({
  staticData: { styles: 'visitor', messages: ['developer-page', 'ratings'] },
  codeSplitGroupings: [['component']],
  loader: async ({ context, params }) => {
    const { loadPost } = await import('../../../../features/developer-page/load-post.ts');
    return loadPost(context.page, params);
  },
  head: ({ match: { context }, loaderData }) => (loaderData === undefined ? {} : postHead(context.page, loaderData)),
  component: () => <PostPage data={Route.useLoaderData()} />,
});
