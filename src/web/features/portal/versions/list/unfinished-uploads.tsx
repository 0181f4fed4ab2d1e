import { FileClock } from 'lucide-react';
import { useState } from 'react';
import { deletePackageUpload } from '#contract/version/endpoints.ts';
import type { PackageUpload } from '#contract/version/entities.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ProgressBar, percentOf } from '#web/ui/progress-bar.tsx';
import { formatBytes } from '#web/ui/text/format-bytes.ts';
import { PlatformName } from '../state/version-state.tsx';
import { isSameUpload, type SentPackage, usePackageUploads, versionOfSlot } from '../upload/package-uploads.ts';
import { UploadRow } from '../upload/upload-row.tsx';
import { newVersionAddress, versionAddress } from '../version-links.ts';

interface UnfinishedUploadsProps {
  readonly applicationId: string;
  readonly uploads: readonly PackageUpload[];
}

/** Files that are not yet part of a version: uploads of this window and earlier ones. */
export function UnfinishedUploads({ applicationId, uploads }: UnfinishedUploadsProps) {
  const page = usePage();
  const [given, setGiven] = useState<PackageUpload | null>(null);
  const running = usePackageUploads().filter((upload) => upload.applicationId === applicationId);
  const begun = uploads.filter((upload) => !running.some((sent) => isSameUpload(sent, upload)));
  if (running.length + begun.length === 0) return null;
  return (
    <>
      <LoadingPart>
        <section aria-labelledby="uploads" className="card flex flex-col gap-4 p-4 sm:p-6">
          <h2 id="uploads" className="text-lg">
            {page.t('versions.uploads.title')}
          </h2>
          <ul className="flex flex-col gap-3">
            {running.map((upload) => (
              <li key={upload.slot} className="flex flex-col gap-2">
                <UploadRow upload={upload} />
                <a className="link self-start text-sm" href={addressOf(page, upload)}>
                  {page.t('versions.uploads.back', { platform: page.t(`platform.${upload.platform}`) })}
                </a>
              </li>
            ))}
            {begun.map((upload) => (
              <BegunUpload key={upload.uploadId} upload={upload} onGiveUp={() => setGiven(upload)} />
            ))}
          </ul>
        </section>
      </LoadingPart>
      {given !== null && <GiveUpDialog upload={given} onClose={() => setGiven(null)} />}
    </>
  );
}

/** The page that uses the file: that of the version whose file it replaces, or the form of a new version. */
function addressOf(page: Page, { slot, applicationId, platform }: SentPackage): string {
  const versionId = versionOfSlot(slot);
  return versionId === undefined
    ? newVersionAddress(page, applicationId, platform)
    : `${versionAddress(page, versionId)}#manage`;
}

function BegunUpload({ upload, onGiveUp }: { upload: PackageUpload; onGiveUp: () => void }) {
  const page = usePage();
  const { applicationId, platform, name, size, received, sha256, expiresAt } = upload;
  const day = useLocalTime(expiresAt, 'day');
  const { locale } = page.state;
  const isWhole = sha256 !== null;
  return (
    <li className="border-line flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl border p-4">
      <FileClock size={24} aria-hidden className="text-muted flex-none" />
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1.5">
        <p className="font-bold wrap-anywhere">{name}</p>
        <p className="text-muted text-sm">
          <PlatformName platform={platform} size={16} />
        </p>
        {!isWhole && (
          <ProgressBar label={page.t('versions.upload.progress', { name })} done={received} total={size} isPaused />
        )}
        <p className="text-muted text-sm tabular-nums">
          {page.t(isWhole ? 'versions.uploads.whole' : 'versions.uploads.part', {
            percent: percentOf(received, size),
            size: formatBytes(size, locale),
            day,
          })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onGiveUp}>{page.t('versions.uploads.giveUp')}</Button>
        <LinkButton look="gold" href={newVersionAddress(page, applicationId, platform)}>
          {page.t('versions.uploads.continue')}
        </LinkButton>
      </div>
    </li>
  );
}

function GiveUpDialog({ upload: { uploadId, name }, onClose }: { upload: PackageUpload; onClose: () => void }) {
  const page = usePage();
  return (
    <ConfirmAction
      title={page.t('versions.uploads.giveUp.title', { name })}
      confirm={page.t('versions.uploads.giveUp')}
      isDanger
      call={() => page.call(deletePackageUpload, { uploadId })}
      done={page.t('versions.uploads.givenUp', { name })}
      focusAfter="portal-content"
      onClose={onClose}
    >
      {page.t('versions.uploads.giveUp.text')}
    </ConfirmAction>
  );
}
