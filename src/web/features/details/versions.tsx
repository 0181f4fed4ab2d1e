import type { OnlineVersion } from '#contract/application/entities.ts';
import { Section } from '#web/kit/game/section.tsx';
import { formatBytes } from '#web/ui/text/format-bytes.ts';
import { formatDay } from '#web/ui/text/format-day.ts';
import { usePage } from '../../app/use-page.ts';
import { isWorthNaming } from './is-worth-naming.ts';

/** The published version of every platform with its release notes. */
export function Versions({ versions }: { versions: readonly OnlineVersion[] }) {
  const page = usePage();
  if (versions.length === 0) return null;
  return (
    <Section id="versions" title={page.t('shell.account.versions')}>
      <ul className="flex flex-col gap-3">
        {versions.map((version) => (
          <li key={version.platform} className="card p-4">
            <h3 className="flex flex-wrap items-baseline gap-x-3 text-base">
              {page.t(`platform.${version.platform}`)}
              <span className="tabular-nums">{version.versionName}</span>
              <span className="text-muted text-sm font-normal">
                <time dateTime={version.releasedAt}>{formatDay(version.releasedAt, page.state.locale)}</time>
                {isWorthNaming(version.size) && ` · ${formatBytes(version.size, page.state.locale)}`}
              </span>
            </h3>
            <p className="mt-1 whitespace-pre-line">{version.notes}</p>
            {version.minimumVersion !== '' && (
              <p className="text-muted mt-1 text-sm">
                {page.t('details.versions.minimum', { version: version.minimumVersion })}
              </p>
            )}
            {version.sha256 !== '' && (
              <details className="text-muted mt-1 text-sm">
                <summary className="w-fit cursor-pointer py-1">SHA-256</summary>
                {/* One click selects the whole value. */}
                <code className="block break-all select-all">{version.sha256}</code>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
