import { createFileRoute, redirect } from '@tanstack/react-router';

/** The address that the specification requires for test accounts (O14). */
export const Route = createFileRoute('/developer/test-accounts')({
  beforeLoad: ({ context }) => {
    throw redirect({ href: context.page.href('/developer/tests') });
  },
});
