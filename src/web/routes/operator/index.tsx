import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/operator/')({
  beforeLoad: ({ context }) => {
    throw redirect({ href: context.page.href('/operator/users') });
  },
});
