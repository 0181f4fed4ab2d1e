import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Carrier } from '#contract/invoice/entities.ts';
import { findBindingOutcome, RETURN_FLAG } from './binding-outcome.ts';

/**
 * What became of the binding that the visitor comes back from, until the carrier changes. The platform's word goes from
 * the address: a reload or a shared link must not tell it again.
 */
export function useBindingOutcome(carrier: Carrier) {
  const router = useRouter();
  const flag = useRouterState({ select: ({ location }) => Reflect.get(location.search, RETURN_FLAG) });
  const [told] = useState(() => ({ outcome: findBindingOutcome(flag, carrier), boundAt: carrier.boundAt }));
  useEffect(() => {
    if (flag === undefined) return;
    const search = Object.entries(router.state.location.search).filter(([name]) => name !== RETURN_FLAG);
    void router.navigate({ to: '.', search: Object.fromEntries(search), replace: true, resetScroll: false });
  }, [flag, router]);
  return told.boundAt === carrier.boundAt ? told.outcome : null;
}
