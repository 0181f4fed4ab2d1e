import { createFileRoute } from '@tanstack/react-router';
import { gamePicturePath } from '#domain/share-picture.ts';
import { loadApplication } from '../features/details/load-application.ts';
import { detailsQuery } from '../features/hall/game-card.tsx';
import { PlayPage } from '../features/play/play-page.tsx';
import { pageHead } from '../features/shell/page-head.ts';

export const Route = createFileRoute('/play')({
  staticData: { layout: 'plain', messages: ['play'] },
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => ({
    applicationId: String(search.applicationId ?? ''),
  }),
  loader: async ({ context, deps }) => ({
    application: await loadApplication(context.page, deps.applicationId),
  }),
  head: ({ match: { context }, loaderData }) => {
    if (loaderData === undefined) return {};
    const { application } = loaderData;
    return pageHead({
      page: context.page,
      path: '/play',
      query: detailsQuery(application.appId),
      name: application.name,
      description: application.shortDescription,
      picture: gamePicturePath(application),
      // Its details are what is to be found.
      isHidden: true,
    });
  },
  component: Play,
});

function Play() {
  return <PlayPage application={Route.useLoaderData().application} />;
}
