import { createFileRoute, notFound, redirect } from '@tanstack/react-router';

/** Every address that no other route matches; the first of a visit may be a page that is not loaded yet. */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ context, location }) => {
    if (await context.loadAllRoutes()) throw redirect({ href: location.publicHref, replace: true });
  },
  loader: () => {
    throw notFound({ data: { message: 'This page could not be found' } });
  },
});
