import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { ListSkeleton } from '#web/kit/state/skeleton.tsx';
import { loadOwnNews } from '../../../features/portal/news/load-own-news.ts';
import { OwnNewsPage } from '../../../features/portal/news/own-news-page.tsx';

export const Route = createFileRoute('/developer/news/')({
  staticData: { layout: 'appbar', messages: ['posts'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadOwnNews(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/developer/news', 'shell.nav.news'),
  pendingComponent: ListSkeleton,
  errorComponent: PageFailure,
  component: () => <OwnNewsPage news={Route.useLoaderData()} />,
});
