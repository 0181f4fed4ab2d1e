import type { ProviderHistoryItem } from '#contract/provider/operator-entities.ts';
import { PROVIDER_REVIEW } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';

/** All submissions of an account, newest first. */
export function CaseHistory({ history }: { history: readonly ProviderHistoryItem[] }) {
  return (
    <ol className="flex flex-col">
      {history.map((item) => (
        <HistoryRow key={item.submissionId} item={item} />
      ))}
    </ol>
  );
}

function HistoryRow({ item }: { item: ProviderHistoryItem }) {
  const page = usePage();
  const { kind, name, providerReviewStatus, submittedAt, decidedAt, decidedBy, reason } = item;
  const isDecided = providerReviewStatus !== PROVIDER_REVIEW.reviewing;
  return (
    <li className="border-line flex flex-col gap-1 border-t py-3 text-sm first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StateChip state={`providerReview.${providerReviewStatus}`} />
        <span className="font-bold wrap-anywhere">{name}</span>
        <span className="text-muted text-xs">{page.t(`providers.kind.${kind}`)}</span>
      </div>
      <p className="text-muted flex flex-wrap gap-x-3 text-xs">
        <LocalTime iso={submittedAt} />
        {decidedAt !== null && (
          <>
            <span aria-hidden>→</span>
            <LocalTime iso={decidedAt} />
          </>
        )}
        {isDecided && (
          <span>
            {decidedBy === null
              ? page.t('providers.history.byTime')
              : page.t('providers.history.by', { name: decidedBy.nickname || decidedBy.account })}
          </span>
        )}
      </p>
      {reason !== '' && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {reason}
        </p>
      )}
    </li>
  );
}
