import { createFileRoute } from '@tanstack/react-router';
import { developerHead } from '../../../features/developer-page/developer-head.ts';
import { DeveloperPage } from '../../../features/developer-page/developer-page.tsx';

export const Route = createFileRoute('/developers/$slug/')({
  staticData: { styles: 'visitor', layout: 'appbar', messages: ['developer-page'] },
  codeSplitGroupings: [['component']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => ({ page: search.page }),
  loader: async ({ context, params, deps }) => {
    const { loadDeveloper } = await import('../../../features/developer-page/load-developer.ts');
    return loadDeveloper(context.page, params.slug, deps);
  },
  head: ({ match: { context }, loaderData }) =>
    loaderData === undefined ? {} : developerHead(context.page, loaderData),
  component: () => <DeveloperPage data={Route.useLoaderData()} />,
});
