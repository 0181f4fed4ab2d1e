import { createFileRoute } from '@tanstack/react-router';
import { BecomePage } from '../../features/developer/become-page.tsx';
import { pageHead } from '../../features/shell/page-head.ts';

export const Route = createFileRoute('/developer/become')({
  head: ({ match: { context } }) =>
    pageHead({
      page: context.page,
      path: '/developer/become',
      name: context.page.t('developer.become.title'),
      description: context.page.t('developer.become.lead'),
    }),
  component: BecomePage,
});
