import { useRouter } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { ReplyOf } from '#contract/endpoint.ts';
import { getDelivery, replayDelivery } from '#contract/webhook/endpoints.ts';
import type { WebhookAttempt } from '#contract/webhook/entities.ts';
import { showFailure } from '#web/app/messages/show-failure.ts';
import { usePage } from '#web/app/use-page.ts';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { useMutation } from '#web/kit/dialog/use-mutation.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { CodeBlock } from '../../tokens/code-block.tsx';
import { LastAnswer } from './delivery-list.tsx';

type Delivery = ReplyOf<typeof getDelivery>;

/** Polling interval while a message is pending. */
const LOOKED_AGAIN_MS = 2000;

interface DeliveryDialogProps {
  readonly id: number;
  readonly canReplay: boolean;
  readonly onClose: () => void;
}

/** A message with its content and attempts, and a button to send it again. */
export function DeliveryDialog({ id, canReplay, onClose }: DeliveryDialogProps) {
  const page = usePage();
  const router = useRouter();
  const { delivery, load } = useDelivery(id, onClose);
  const { isBusy, start } = useMutation({
    call: () => page.call(replayDelivery, { id }),
    done: page.t('webhooks.replayed'),
    refresh: async () => {
      await load();
      await router.invalidate();
    },
  });
  return (
    <ModalDialog title={page.t('webhooks.log.type')} isBusy={isBusy} isWide onClose={onClose}>
      {delivery === null ? (
        <p role="status" className="flex items-center gap-2">
          <Spinner />
          {page.t('webhooks.loading')}
        </p>
      ) : (
        <DeliveryDetails delivery={delivery}>
          <Button className="self-start" disabled={!canReplay} isBusy={isBusy} onClick={start} Icon={RotateCcw}>
            {page.t('webhooks.replay')}
          </Button>
        </DeliveryDetails>
      )}
    </ModalDialog>
  );
}

function useDelivery(id: number, onFailed: () => void) {
  const page = usePage();
  const [delivery, setDelivery] = useState<Delivery | null>(null);
  const load = useCallback(async () => {
    setDelivery(await page.call(getDelivery, { id }, { loadingBar: false }));
  }, [page, id]);
  const state = delivery?.state;
  useEffect(() => {
    load().catch((error: unknown) => {
      onFailed();
      return showFailure(page, error);
    });
  }, [load]);
  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setInterval(() => void load().catch(() => {}), LOOKED_AGAIN_MS);
    return () => clearInterval(timer);
  }, [state, load]);
  return { delivery, load };
}

interface DeliveryDetailsProps {
  readonly delivery: Delivery;
  /** Actions on the message. */
  readonly children?: ReactNode;
}

/** The content of a message and the results of its attempts, latest first. */
export function DeliveryDetails({ delivery, children }: DeliveryDetailsProps) {
  const page = usePage();
  const { messageId, type, state, payload, attempts, nextTryAt } = delivery;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="font-bold">{page.t(`webhooks.event.${type}`)}</span>
        <StateChip state={`webhooks.delivery.${state}`} />
        <code className="text-muted text-xs wrap-anywhere">{messageId}</code>
      </div>
      {nextTryAt !== null && <NextTry iso={nextTryAt} />}
      {children}
      <CodeBlock
        label={page.t('webhooks.payload')}
        code={indent(payload)}
        copy={page.t('webhooks.payload.copy')}
        copied={page.t('words.copied')}
      />
      <section aria-labelledby="attempts">
        <h3 id="attempts" className="mb-2 text-sm font-bold">
          {page.t('webhooks.attempts')}
        </h3>
        {attempts.length === 0 ? (
          <p className="text-muted text-sm">{page.t('webhooks.attempts.none')}</p>
        ) : (
          <ol className="flex flex-col gap-3">
            {attempts.toReversed().map((attempt, index) => (
              <Attempt key={attempt.at} attempt={attempt} isLatest={index === 0} />
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

function NextTry({ iso }: { iso: string }) {
  const page = usePage();
  return <p className="text-muted text-sm">{page.t('webhooks.nextTry', { time: useLocalTime(iso, 'short') })}</p>;
}

function Attempt({ attempt, isLatest }: { attempt: WebhookAttempt; isLatest: boolean }) {
  const { at, status, error, durationMs, answer, isReplay } = attempt;
  const page = usePage();
  const time = useLocalTime(at, 'short');
  return (
    <li className="border-line rounded-xl border p-3 text-sm">
      <div className="flex flex-wrap justify-between gap-x-3 gap-y-1">
        <span className="font-bold">
          <LastAnswer lastStatus={status} lastError={error} />
        </span>
        <span className="text-muted tabular-nums">
          <time dateTime={at}>{time}</time> · {page.t('webhooks.duration', { ms: durationMs })}
          {isReplay && ` · ${page.t('webhooks.isReplay')}`}
        </span>
      </div>
      {answer !== '' && (
        <details open={isLatest} className="mt-1">
          <summary className="text-muted w-fit cursor-pointer py-1 text-xs">{page.t('webhooks.log.answer')}</summary>
          <pre translate="no" className="text-muted mt-1 font-mono text-xs wrap-anywhere whitespace-pre-wrap">
            {answer}
          </pre>
        </details>
      )}
    </li>
  );
}

/** Indents the payload, which is sent in one line. */
function indent(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2);
  } catch {
    return payload;
  }
}
