import { useEffect, useState } from 'react';
import type { Claim } from '#contract/claim/entities.ts';
import { dropClaim, takeClaim } from '#contract/claim/operator-endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '../../../app/use-page.ts';

/** Renewed well before it ends, so that a slow call loses nothing. */
const RENEW_EVERY_MS = LIMITS.claimMinutes * 60_000 * 0.4;
const QUIET = { loadingBar: false, isQuiet: true } as const;

/**
 * Takes the claim of what a page shows for as long as it is shown, unless another operator holds it or it is given up;
 * leaving gives it back, and one that cannot be given back ends by itself. A subject of null is not claimed.
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
    // Deciding asks for it again, and says so where somebody else has it.
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
      // Giving up ends the effect above, which gives the claim back.
      setGivenUp(true);
      setClaim(null);
    },
  };
}
