import { useEffect, useState } from 'react';
import type { Claim } from '#contract/claim/entities.ts';
import { dropClaim, takeClaim } from '#contract/claim/operator-endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';

/** Well before expiry, so that one slow call does not lose the claim. */
const RENEW_EVERY_MS = LIMITS.claimMinutes * 60_000 * 0.4;
const QUIET = { loadingBar: false, isQuiet: true } as const;

/**
 * Claims the page's subject for as long as it is shown, unless another operator holds the claim or the user releases
 * it. Leaving the page releases the claim; if that call fails, the claim expires. A null subject is not claimed.
 */
export function useClaim(subject: string | null, known: Claim | null) {
  const page = usePage();
  const [claim, setClaim] = useState(known);
  const [isGivenUp, setGivenUp] = useState(false);
  useEffect(() => {
    if (subject === null || isGivenUp) return;
    let isGone = false;
    const renew = async () => {
      const { claim: taken } = await page.call(takeClaim, { subject }, QUIET);
      if (!isGone) setClaim(taken);
    };
    // A decision claims again, and reports if another operator holds the claim.
    const attempt = () => void renew().catch(() => undefined);
    attempt();
    const timer = setInterval(attempt, RENEW_EVERY_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
      page.call(dropClaim, { subject }, QUIET).catch(() => undefined);
    };
  }, [page, subject, isGivenUp]);
  return {
    claim,
    async take(isForced: boolean) {
      if (subject === null) return;
      const { claim: taken } = await page.call(takeClaim, { subject, force: isForced });
      setClaim(taken);
      setGivenUp(false);
    },
    async drop() {
      // Releasing cleans up the effect above, which drops the claim.
      setGivenUp(true);
      setClaim(null);
    },
  };
}
