import { useRouter } from '@tanstack/react-router';
import { Ban, CircleCheck } from 'lucide-react';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { PLATFORM_CODES, type PlatformCode } from '#contract/values/platforms.ts';
import { SHELF } from '#contract/values/states.ts';
import { packageFileRules } from '#domain/version/package-file-rules.ts';
import { usePage } from '#web/app/use-page.ts';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { FormCard } from '#web/kit/page/section.tsx';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { percentOf } from '#web/ui/progress-bar.tsx';
import type { NewVersionData } from '../load-versions.ts';
import { fileNeedOf, PlatformName } from '../state/version-state.tsx';
import { slotOf, usePackageUploads } from '../upload/package-uploads.ts';
import { newVersionAddress, versionsAddress } from '../version-links.ts';
import { NewVersionForm } from './new-version-form.tsx';

/** Creates a version: platform, file, texts, and whether it is submitted for review. */
export function NewVersionPage({ data }: { data: NewVersionData }) {
  const page = usePage();
  const { application, applicationId, versions, platform } = data;
  const code =
    application.status === SHELF.removed
      ? ERROR.applicationRemoved
      : versions.length >= LIMITS.versionsPerApplication
        ? ERROR.versionLimitReached
        : null;
  return (
    <>
      <PageHeader title={page.t('versions.new.title', { name: application.name })} lead={page.t('versions.new.lead')} />
      {code === null ? (
        <>
          <PlatformChoice data={data} />
          {platform !== null && (
            <NewVersionForm key={slotOf(applicationId, platform)} data={data} platform={platform} />
          )}
        </>
      ) : (
        <>
          <EmptyCard role="status" Icon={Ban} text={page.t(`error.${code}`)} />
          <LinkButton className="self-start" href={versionsAddress(page, applicationId)}>
            {page.t('versions.back')}
          </LinkButton>
        </>
      )}
    </>
  );
}

/** Selects the platform of the version. Input and uploads for other platforms are preserved. */
function PlatformChoice({ data }: { data: NewVersionData }) {
  const page = usePage();
  const router = useRouter();
  const { application, applicationId, platform: chosen } = data;
  const platforms = PLATFORM_CODES.filter((code) => application.platforms.includes(code));
  return (
    <FormCard id="platform" title={page.t('words.platform')} lead={page.t('versions.platform.lead')}>
      <div role="radiogroup" aria-labelledby="platform" id="field-platform" className="grid gap-3 sm:grid-cols-2">
        {platforms.map((code) => (
          <label
            key={code}
            className="border-control has-checked:border-accent has-checked:bg-raised has-focus-visible:outline-accent flex min-h-20 items-start gap-3 rounded-2xl border-2 p-4 has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name="platform"
              value={code}
              checked={code === chosen}
              onChange={() => router.history.replace(newVersionAddress(page, applicationId, code))}
              className="accent-accent mt-1 h-5 w-5 flex-none outline-none"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-bold">
                <PlatformName platform={code} />
              </span>
              <PlatformNotes data={data} platform={code} />
              <UploadNote applicationId={applicationId} platform={code} />
            </span>
          </label>
        ))}
      </div>
    </FormCard>
  );
}

/** Whether the version needs a file, and which version players have now. */
function PlatformNotes({
  data: { application, versions },
  platform,
}: {
  data: NewVersionData;
  platform: PlatformCode;
}) {
  const page = usePage();
  const { extension = '', maxGb = 0 } = packageFileRules(platform) ?? {};
  const online = versions.find((version) => version.platform === platform && version.status === SHELF.onShelf);
  return (
    <span className="text-muted block text-sm">
      <span className="block">
        {page.t(`versions.need.${fileNeedOf(application, platform)}`, { extension, maxGb })}
      </span>
      {online !== undefined && (
        <span className="block">{page.t('versions.platform.online', { name: online.versionName })}</span>
      )}
    </span>
  );
}

function UploadNote({ applicationId, platform }: { applicationId: string; platform: PlatformCode }) {
  const page = usePage();
  const upload = usePackageUploads().find(({ slot }) => slot === slotOf(applicationId, platform));
  if (upload === undefined) return null;
  const { name, state, sent, total } = upload;
  return (
    <span className="mt-1 flex items-center gap-1.5 text-sm wrap-anywhere tabular-nums">
      {state === 'done' && <CircleCheck size={16} aria-hidden className="text-success flex-none" />}
      {page.t('versions.platform.upload', { name, percent: percentOf(sent, total) })}
    </span>
  );
}
