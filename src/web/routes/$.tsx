import { createFileRoute, notFound, redirect } from '@tanstack/react-router';

/** The catch-all route; on the first load of a visit it may match a page whose route is not loaded yet. */
export const Route = createFileRoute('/$')({
  staticData: { styles: 'hall' },
  beforeLoad: async ({ context, location }) => {
    if (await context.loadMissingRoutes(location.pathname))
      throw redirect({ href: location.publicHref, replace: true });
  },
  loader: () => {
    throw notFound({ data: { message: 'This page could not be found' } });
  },
});
