import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { loadBanners } from '#web/features/operator/banners/banner-form.ts';
import { BannersPage } from '#web/features/operator/banners/banners-page.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';

export const Route = createFileRoute('/operator/banners/')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],

  loader: ({ context }) => loadBanners(context.page),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/banners', 'operator.kind.banner'),
  errorComponent: PageFailure,
  component: () => <BannersPage {...Route.useLoaderData()} />,
});
