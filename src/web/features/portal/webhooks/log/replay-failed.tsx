import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { replayFailed } from '#contract/webhook/endpoints.ts';
import type { Webhook } from '#contract/webhook/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';

/** Sends all failed messages again, for example after an outage of the receiver. */
export function ReplayFailed({ webhook: { id, failed } }: { webhook: Webhook }) {
  const page = usePage();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-gold" onClick={() => setAsking(true)}>
        <RotateCcw size={18} aria-hidden />
        {page.t('webhooks.replayAll')}
      </button>
      {isAsking && (
        <ConfirmAction
          title={page.t('webhooks.replayAll.title', { count: failed })}
          confirm={page.t('webhooks.replayAll')}
          call={() => page.call(replayFailed, { id })}
          done={({ count }) => page.t('webhooks.replayedAll', { count })}
          focusAfter="portal-content"
          onClose={() => setAsking(false)}
        >
          {page.t('webhooks.replayAll.text')}
        </ConfirmAction>
      )}
    </>
  );
}
