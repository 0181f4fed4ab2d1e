import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SIGN_IN_QUERY } from '#domain/page/route-authentication.ts';
import { openSignIn } from '#web/app/session/open-sign-in.ts';
import { usePage } from '../../app/use-page.ts';

/**
 * Opens the sign-in dialog where a page that needs an account has sent a visitor to (R2.21), and takes the request out
 * of the address: a reload or a shared link must not open it again. Where the sign-in leads to stays there, so that it
 * outlives a first try that fails, a closed dialog and a reload.
 */
export function useAskedSignIn(): void {
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
