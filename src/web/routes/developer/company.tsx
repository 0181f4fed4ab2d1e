import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { CompanyPage, loadCompany } from '../../features/portal/company/company-page.tsx';

export const Route = createFileRoute('/developer/company')({
  staticData: { layout: 'appbar', messages: ['company', 'developer', 'become', 'upload', 'rules', 'places'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: ({ context }) => loadCompany(context.page),
  head: ({ match: { context } }) => privateHead(context.page, '/developer/company', 'words.company'),
  errorComponent: PageFailure,
  component: () => <CompanyPage company={Route.useLoaderData()} />,
});
