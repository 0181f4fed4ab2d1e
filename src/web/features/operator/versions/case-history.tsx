import type { VersionCase, VersionHistoryItem } from '#contract/version/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { AuditAction } from '../audit/audit-action.tsx';

/** The decisions on this and earlier versions of the game, newest first. */
export function CaseHistory({ version, history }: Pick<VersionCase, 'version' | 'history'>) {
  const page = usePage();
  if (history.length === 0) return <p className="text-muted text-sm">{page.t('reviews.history.none')}</p>;
  return (
    <ol className="flex flex-col">
      {history.map((item, place) => (
        <HistoryRow key={place} item={item} isOwn={item.versionId === version.id} />
      ))}
    </ol>
  );
}

function HistoryRow({ item, isOwn }: { item: VersionHistoryItem; isOwn: boolean }) {
  const page = usePage();
  const { versionId, versionName, platform, action, reason, by, at } = item;
  return (
    <li className="border-line flex flex-col gap-1 border-t py-3 text-sm first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <AuditAction action={action} />
        {isOwn ? (
          <span className="text-muted text-xs">{versionName}</span>
        ) : (
          <a className="link text-xs" href={page.href(`/operator/versions/${versionId}`)}>
            {versionName} · {page.t(`platform.${platform}`)}
          </a>
        )}
      </div>
      <p className="text-muted flex flex-wrap gap-x-3 text-xs">
        <LocalTime iso={at} />
        <span>
          {by === null
            ? page.t('reviews.history.system')
            : page.t('reviews.history.by', { name: by.nickname || by.account })}
        </span>
      </p>
      {reason !== '' && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {reason}
        </p>
      )}
    </li>
  );
}
