import { useEffect, useState } from 'react';
import type { Claim } from '#contract/claim/entities.ts';
import { dropClaim, takeClaim } from '#contract/claim/operator-endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { Notice } from '#web/kit/state/notice.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { Button } from '#web/ui/button.tsx';

/** Shows in a list who has claimed an item; renders nothing for an unclaimed one. */
export function ClaimChip({ claim }: { claim: Claim | null }) {
  if (claim === null) return null;
  const { isOwn, operator } = claim;
  if (isOwn) return <StateChip state="operations.claim.own" />;
  return <StateChip state="operations.claim.other" values={{ name: operator.nickname }} />;
}

interface ClaimNoticeProps {
  readonly claim: Claim | null;
  /** Claims the item; `isForced` takes it over from another operator. */
  readonly onTake: (isForced: boolean) => Promise<unknown>;
  readonly onDrop: () => Promise<unknown>;
}

/** Shows who has claimed the page's item, with buttons to claim it, take it over or release it. */
export function ClaimNotice({ claim, onTake, onDrop }: ClaimNoticeProps) {
  const page = usePage();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, start } = useAction((run: () => Promise<unknown>) => run());
  const kind = claim === null ? 'free' : claim.isOwn ? 'own' : 'other';
  const act = () => (kind === 'other' ? setAsking(true) : start(kind === 'own' ? onDrop : () => onTake(false)));
  return (
    <Notice look={kind === 'other' ? 'warning' : 'info'}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite">{page.t(`operations.claim.${kind}.text`, { name: claim?.operator.nickname ?? '' })}</p>
        <Button isBusy={isBusy} onClick={act}>
          {page.t(`operations.claim.${kind}.action`)}
        </Button>
      </div>
      {isAsking && (
        <ConfirmAction
          title={page.t('operations.claim.other.title', { name: claim?.operator.nickname ?? '' })}
          confirm={page.t('operations.claim.other.action')}
          call={() => onTake(true)}
          refresh={null}
          onClose={() => setAsking(false)}
        >
          <p>{page.t('operations.claim.other.ask')}</p>
        </ConfirmAction>
      )}
    </Notice>
  );
}

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
