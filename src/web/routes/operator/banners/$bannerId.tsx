import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { BannerPage } from '../../../features/operator/banners/banner-page.tsx';
import { loadBanner } from '../../../features/operator/banners/load-banners.ts';

export const Route = createFileRoute('/operator/banners/$bannerId')({
  staticData: { layout: 'appbar', messages: ['upload', 'rules', 'errors'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],

  loader: ({ context, params }) => loadBanner(context.page, params.bannerId),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/banners', 'operator.kind.banner'),
  errorComponent: PageFailure,
  component: () => <BannerPage key={Route.useParams().bannerId} {...Route.useLoaderData()} />,
});
