import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#web/app/head/page-head.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { BecomeHost } from '../features/developer/become/become-host.tsx';
import { BecomePage } from '../features/developer/become-page.tsx';

export const Route = createFileRoute('/developer_/become')({
  staticData: { styles: 'visitor', messages: ['developer'] },
  head: ({ match: { context } }) =>
    pageHead({
      page: context.page,
      path: '/developer/become',
      name: context.page.t('developer.become.title'),
      description: context.page.t('developer.become.lead'),
    }),
  component: Become,
});

/** Visitors see the description; signed-in users can apply. */
function Become() {
  const user = useUser();
  return user === null ? <BecomePage /> : <BecomePage application={<BecomeHost />} />;
}
