import { useState } from 'react';
import type { Claim } from '#contract/claim/entities.ts';
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
