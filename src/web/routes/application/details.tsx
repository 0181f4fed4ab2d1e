import { createFileRoute } from '@tanstack/react-router';
import { Details } from '../../features/details/details.tsx';
import { loadDetails } from '../../features/details/load-details.ts';
import { detailsQuery } from '../../features/hall/game-card.tsx';
import { pageHead } from '../../features/shell/page-head.ts';

export const Route = createFileRoute('/application/details')({
  staticData: { layout: 'appbar', messages: ['details', 'exchange'] },
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => ({
    applicationId: String(search.applicationId ?? ''),
  }),
  loader: ({ context, deps }) => loadDetails(context.page, deps.applicationId),
  head: ({ match: { context }, loaderData }) => {
    const application = loaderData?.application;
    return pageHead({
      page: context.page,
      path: '/application/details',
      query: detailsQuery(application?.appId ?? ''),
      name: application?.name ?? 'NOT FOUND',
      description: application?.shortDescription,
      image: application?.backgroundImage,
    });
  },
  component: DetailsPage,
});

function DetailsPage() {
  const data = Route.useLoaderData();
  return <Details key={data.application.appId} data={data} />;
}
