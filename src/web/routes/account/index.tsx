import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/account/')({
  beforeLoad: ({ context }) => {
    throw redirect({ href: context.page.href('/account/profile') });
  },
});
