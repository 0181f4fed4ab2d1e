import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { loadBanner } from '#web/features/operator/banners/banner-form.ts';
import { BannerPage } from '#web/features/operator/banners/banner-page.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';

export const Route = createFileRoute('/operator/banners/$bannerId')({
  staticData: { layout: 'appbar', messages: ['upload', 'rules', 'errors'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],

  loader: ({ context, params }) => loadBanner(context.page, params.bannerId),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/banners', 'operator.kind.banner'),
  errorComponent: PageFailure,
  component: () => <BannerPage key={Route.useParams().bannerId} {...Route.useLoaderData()} />,
});
