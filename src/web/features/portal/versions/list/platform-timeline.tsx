import { ChevronDown, Info, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { PLATFORM_CODES, type PlatformCode } from '#contract/values/platforms.ts';
import { SHELF } from '#contract/values/states.ts';
import type { Version } from '#contract/version/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { fileNeedOf, PlatformName, type Standing, standingOf } from '../state/version-state.tsx';
import { newVersionAddress } from '../version-links.ts';
import { TimelineEntry } from './timeline-entry.tsx';

interface PlatformTimelineProps {
  readonly group: PlatformVersions;
  readonly application: OwnApplication;
  readonly now: string;
  /** Shows a button for a new version of this platform: there are several platforms and the limit is not reached. */
  readonly hasOwnButton: boolean;
}

/** The versions of one platform: waiting for the developer, in review, online and earlier ones. */
export function PlatformTimeline({ group, application, now, hasOwnButton }: PlatformTimelineProps) {
  const page = usePage();
  const { platform, online, inReview, waiting, earlier } = group;
  const id = `platform-${platform}`;
  const need = fileNeedOf(application, platform);
  const count = online.length + inReview.length + waiting.length + earlier.length;
  const isHidden = online.length > 0 && application.status !== SHELF.onShelf;
  const entries = (versions: readonly Version[]) =>
    versions.map((version) => <TimelineEntry key={version.id} version={version} application={application} now={now} />);
  return (
    <section aria-labelledby={id} className="card min-w-0 p-4 sm:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-lg">
          <PlatformName platform={platform} size={22} />
        </h2>
        {hasOwnButton && (
          <LinkButton href={newVersionAddress(page, application.appId, platform)} Icon={Plus}>
            <span aria-hidden>{page.t('versions.new')}</span>
            <span className="sr-only">{page.t('versions.new.for', { platform: page.t(`platform.${platform}`) })}</span>
          </LinkButton>
        )}
      </div>
      {(need === 'store' || need === 'address') && (
        <p className="text-muted mb-4 flex items-start gap-2 text-sm">
          <Info size={18} aria-hidden className="mt-0.5 flex-none" />
          {page.t(`versions.need.${need}`)}
        </p>
      )}
      {count === 0 && <p className="text-muted text-sm">{page.t('versions.platform.none')}</p>}
      <div className="flex flex-col gap-6">
        {count > 0 && (
          <Part title={page.t(isHidden ? 'versions.part.hidden' : 'versions.part.online')}>
            {online.length > 0 ? (
              entries(online)
            ) : (
              <li className="text-muted border-control rounded-2xl border border-dashed p-4 text-sm">
                {page.t('versions.part.online.none')}
              </li>
            )}
          </Part>
        )}
        {waiting.length > 0 && <Part title={page.t('versions.part.waiting')}>{entries(waiting)}</Part>}
        {inReview.length > 0 && <Part title={page.t('versions.part.inReview')}>{entries(inReview)}</Part>}
        {earlier.length > 0 && (
          <details className="group">
            <summary className="text-muted hover:text-ink flex min-h-11 list-none items-center gap-2 text-sm font-bold [&::-webkit-details-marker]:hidden">
              <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
              {page.t('versions.part.earlier', { count: earlier.length })}
            </summary>
            <ul className="mt-2 flex flex-col gap-3">{entries(earlier)}</ul>
          </details>
        )}
      </div>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-muted mb-2 font-sans text-sm font-bold">{title}</h3>
      <ul className="flex flex-col gap-3">{children}</ul>
    </div>
  );
}

/** The versions of one platform, grouped for the timeline; each list is newest first. */
interface PlatformVersions {
  readonly platform: PlatformCode;
  readonly online: readonly Version[];
  /** Waiting for the inspection or the reviewers. */
  readonly inReview: readonly Version[];
  /** Waiting for the developer. */
  readonly waiting: readonly Version[];
  readonly earlier: readonly Version[];
}

type Place = Exclude<keyof PlatformVersions, 'platform'>;

const PLACES = {
  online: 'online',
  hidden: 'online',
  inspecting: 'inReview',
  inReview: 'inReview',
  asked: 'waiting',
  rejected: 'waiting',
  ready: 'waiting',
  draft: 'waiting',
  removed: 'waiting',
  earlier: 'earlier',
} as const satisfies Record<Standing, Place>;

/** Groups versions by platform: the platforms of the application and any others that have versions. */
export function groupVersions(
  versions: readonly Version[],
  platforms: readonly PlatformCode[],
): readonly PlatformVersions[] {
  return PLATFORM_CODES.flatMap((platform) => {
    const own = versions.filter((version) => version.platform === platform).toSorted((a, b) => b.id - a.id);
    if (own.length === 0 && !platforms.includes(platform)) return [];
    const at = (place: Place) => own.filter((version) => placeOf(version, own) === place);
    return [
      { platform, online: at('online'), inReview: at('inReview'), waiting: at('waiting'), earlier: at('earlier') },
    ];
  });
}

/** An approved version does not wait for release if a newer one has been released. */
function placeOf(version: Version, siblings: readonly Version[]): Place {
  // Grouping does not depend on whether the game is published.
  const standing = standingOf(version, { status: SHELF.onShelf });
  const isOvertaken = siblings.some((other) => other.id > version.id && other.status === SHELF.onShelf);
  return standing === 'ready' && isOvertaken ? 'earlier' : PLACES[standing];
}
