import { Download, ExternalLink, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OnlineVersion, PublicApplication } from '#contract/application/entities.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import type { Device } from '#domain/device/device.ts';
import { devicePlatform } from '#domain/device/device-platform.ts';
import { shouldWarnBeforeDownload } from '#domain/version/download-warning.ts';
import { BuyGame } from '#web/features/store/index.ts';
import { detailsQuery } from '#web/kit/game/details-query.ts';
import { formatBytes } from '#web/ui/text/format-bytes.ts';
import { usePage } from '../../app/use-page.ts';
import { isWorthNaming } from './is-worth-naming.ts';

const WEB: PlatformCode = 2;
const IOS: PlatformCode = 7;

/** The platforms, starting with the visitor's device. */
export function orderPlatforms(
  platforms: readonly PlatformCode[],
  device: Pick<Device, 'system'>,
): readonly PlatformCode[] {
  const fitting = devicePlatform(device.system) ?? WEB;
  const rank = (code: PlatformCode) => (code === fitting ? 0 : code === WEB ? 1 : 2);
  return [...platforms].sort((a, b) => rank(a) - rank(b));
}

/** Connection type, if the browser reports it (only Chromium on phones). */
function connectionType(): string | undefined {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const type: unknown = typeof connection === 'object' && connection !== null ? Reflect.get(connection, 'type') : '';
  return typeof type === 'string' && type !== '' && type !== 'unknown' ? type : undefined;
}

function DownloadButton({ application, version, isMain }: ActionProps) {
  const page = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [size, setSize] = useState('');
  // Links carry no session, so the confirmed age is passed along.
  const confirmed = page.state.audience === 'adult' ? '&ageConfirmed=true' : '';
  const query = `?applicationId=${encodeURIComponent(application.appId)}&platform=${version.platform}${confirmed}`;
  const address = `/api/public/app/download${query}`;
  const platform = page.t(`platform.${version.platform}`);
  const isStore = version.platform === IOS || version.size === null;
  const Icon = isStore ? ExternalLink : Download;
  return (
    <>
      <a
        className={`btn px-4 ${isMain ? 'btn-gold' : 'btn-quiet'}`}
        href={address}
        data-document
        download={isStore ? undefined : ''}
        rel={isStore ? 'noopener' : undefined}
        onClick={(event) => {
          const sizeBytes = version.size ?? 0;
          const isPhone = page.state.device.kind !== 'desktop';
          if (!shouldWarnBeforeDownload({ sizeBytes, connectionType: connectionType(), isPhone })) return;
          event.preventDefault();
          setSize(formatBytes(sizeBytes, page.state.locale));
          dialog.current?.showModal();
        }}
      >
        <Icon size={18} aria-hidden />
        <span>
          {page.t(isStore ? 'details.getFor' : 'details.downloadFor', { platform })}
          {isWorthNaming(version.size) && (
            <span className="ms-2 text-sm font-normal whitespace-nowrap">
              {formatBytes(version.size, page.state.locale)}
            </span>
          )}
        </span>
      </a>
      <dialog
        ref={dialog}
        closedby="any"
        className="card text-ink bg-surface m-auto max-w-md p-6"
        aria-labelledby={`warn-${version.platform}`}
      >
        <h2 id={`warn-${version.platform}`} className="mb-2 text-lg">
          {page.t('details.mobileNetwork.title')}
        </h2>
        <p className="mb-5">{page.t('details.mobileNetwork.text', { size })}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="btn btn-quiet" onClick={() => dialog.current?.close()}>
            {page.t('details.mobileNetwork.later')}
          </button>
          <a className="btn btn-gold" href={address} data-document download="" onClick={() => dialog.current?.close()}>
            {page.t('details.mobileNetwork.now')}
          </a>
        </div>
      </dialog>
    </>
  );
}

interface ActionProps {
  readonly application: PublicApplication;
  readonly version: OnlineVersion;
  readonly isMain: boolean;
}

/** Play and download buttons per platform, starting with this device; nothing without a published version. */
export function MainActions({ application }: { application: PublicApplication }) {
  const page = usePage();
  const order = orderPlatforms(application.platforms, page.state.device);
  const versions = order.flatMap((code) => application.versions.filter(({ platform }) => platform === code));
  const downloads = versions.filter(({ platform }) => platform !== WEB);
  if (!application.free && !application.owned && !application.unreleased) {
    return <BuyGame application={application} />;
  }
  return (
    <div className="flex flex-col gap-3 empty:hidden sm:min-w-56">
      {application.canPlay && (
        <a className="btn btn-gold text-base" href={page.href('/play', detailsQuery(application.appId))}>
          <Play size={18} aria-hidden fill="currentColor" />
          {page.t('details.play')}
        </a>
      )}
      {downloads.map((version, index) => (
        <DownloadButton
          key={version.platform}
          application={application}
          version={version}
          isMain={index === 0 && !application.canPlay}
        />
      ))}
    </div>
  );
}
