import { createFileRoute } from '@tanstack/react-router';
import { getSettings } from '#contract/system/endpoints.ts';
import { pageHead } from '#web/app/head/page-head.ts';
import { LoginPage } from '../features/sign-in/login-page.tsx';

export const Route = createFileRoute('/login')({
  staticData: { layout: 'login', messages: ['sign-in', 'errors'] },
  loader: ({ context }) => context.page.call(getSettings, {}),
  head: ({ match: { context } }) =>
    pageHead({ page: context.page, path: '/login', name: context.page.t('signIn.title'), isHidden: true }),
  component: () => <LoginPage settings={Route.useLoaderData()} />,
});
