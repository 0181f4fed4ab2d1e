import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SIGN_IN_QUERY } from '#domain/page/route-authentication.ts';
import { openSignIn } from '#web/app/session/open-sign-in.ts';
import { usePage } from '#web/app/use-page.ts';

/**
 * Opens the sign-in dialog for visitors redirected from a protected page (R2.21), and removes the request from the
 * address: a reload or a shared link must not reopen it. The return target stays in the address, so that it survives a
 * failed try, a closed dialog and a reload.
 */
export function useRequestedSignIn(): void {
  const page = usePage();
  const router = useRouter();
  const isAsked = useRouterState({ select: ({ location }) => SIGN_IN_QUERY.name in location.search });
  useEffect(() => {
    if (!isAsked) return;
    const { [SIGN_IN_QUERY.name]: _, ...search } = router.state.location.search;
    void router.navigate({ to: '.', search, replace: true, resetScroll: false });
    if (page.state.user === null) openSignIn({ reason: 'account' });
  }, [isAsked, page, router]);
}
