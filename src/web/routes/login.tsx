import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#web/app/head/page-head.ts';
import { LoginPage } from '../features/sign-in/login-page.tsx';

export const Route = createFileRoute('/login')({
  staticData: { styles: 'visitor', layout: 'login', messages: ['sign-in'] },
  codeSplitGroupings: [['component']],
  loader: async ({ context }) => {
    const { getSettings } = await import('#contract/system/endpoints.ts');
    return context.page.call(getSettings, {});
  },
  head: ({ match: { context } }) =>
    pageHead({ page: context.page, path: '/login', name: context.page.t('signIn.title'), isHidden: true }),
  component: () => <LoginPage settings={Route.useLoaderData()} />,
});
