import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { loadPublicPage, PublicPage } from '../../features/portal/public-page/public-page.tsx';

export const Route = createFileRoute('/developer/page')({
  staticData: { layout: 'appbar', messages: ['public-page', 'upload', 'rules', 'ratings'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: ({ context }) => loadPublicPage(context.page),
  head: ({ match: { context } }) => privateHead(context.page, '/developer/page', 'portal.nav.page'),
  errorComponent: PageFailure,
  component: () => <PublicPage own={Route.useLoaderData()} />,
});
