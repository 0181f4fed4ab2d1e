import { createFileRoute } from '@tanstack/react-router';
import { loadDetails } from '../features/details/load-details.ts';
import { detailsQuery } from '../features/hall/game-card.tsx';
import { PlayPage } from '../features/play/play-page.tsx';
import { pageHead } from '../features/shell/page-head.ts';

export const Route = createFileRoute('/play')({
  staticData: { layout: 'plain' },
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => ({
    applicationId: String(search.applicationId ?? ''),
  }),
  loader: async ({ context, deps }) => ({
    application: (await loadDetails(context.page, deps.applicationId)).application,
  }),
  head: ({ match: { context }, loaderData }) =>
    pageHead({
      page: context.page,
      path: '/play',
      query: detailsQuery(loaderData?.application.appId ?? ''),
      name: loaderData?.application.name ?? 'NOT FOUND',
      description: loaderData?.application.shortDescription,
    }),
  component: Play,
});

function Play() {
  return <PlayPage application={Route.useLoaderData().application} />;
}
