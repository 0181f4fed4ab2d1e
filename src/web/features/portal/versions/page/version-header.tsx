import { usePage } from '#web/app/use-page.ts';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { PlatformName } from '../state/platform-name.tsx';
import { VersionChip } from '../state/version-chip.tsx';
import type { VersionData } from './load-version.ts';

/** Name, platform and status of the version. */
export function VersionHeader({ data: { version, application } }: { data: VersionData }) {
  const page = usePage();
  const { versionName, platform, minimumVersion, createdAt } = version;
  const created = useLocalTime(createdAt, 'day');
  return (
    <header className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-xl wrap-anywhere">{`${application.name} ${versionName}`}</h1>
        <VersionChip version={version} application={application} />
      </div>
      <p className="text-muted flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <PlatformName platform={platform} />
        <span>{page.t('versions.moment.created', { day: created })}</span>
        {minimumVersion !== '' && <span>{page.t('versions.minimum.shown', { version: minimumVersion })}</span>}
      </p>
    </header>
  );
}
