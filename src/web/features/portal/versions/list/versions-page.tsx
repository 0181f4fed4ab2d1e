import { PackagePlus, Plus } from 'lucide-react';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { type Chosen, ChosenPage, useLiveChosen } from '../../layout/chosen-page.tsx';
import { VersionActions } from '../actions/version-actions.tsx';
import { loadVersions, type VersionsData } from '../load-versions.ts';
import { newVersionAddress } from '../version-links.ts';
import { groupVersions, PlatformTimeline } from './platform-timeline.tsx';
import { UnfinishedUploads } from './unfinished-uploads.tsx';

/** The versions of one of the developer's applications by platform (R6.6). */
export function VersionsPage({ chosen: loaded }: { chosen: Chosen<VersionsData> }) {
  const page = usePage();
  const chosen = useLiveChosen(
    loaded,
    ({ versions }) => versions.map(({ id }) => `version:${id}` as const),
    loadVersions,
  );
  return (
    <ChosenPage
      chosen={chosen}
      title={page.t('shell.account.versions')}
      lead={page.t('versions.lead')}
      help="developers/upload-a-version"
    >
      {(data, name) => <Versions key={data.application.appId} data={data} name={name} />}
    </ChosenPage>
  );
}

function Versions({ data, name }: { data: VersionsData; name: string }) {
  const { application, versions, uploads, now } = data;
  const { appId, platforms } = application;
  const groups = groupVersions(versions, platforms);
  const isFull = versions.length >= LIMITS.versionsPerApplication;
  return (
    <VersionActions application={application} versions={versions}>
      {versions.length > 0 && (
        <LoadingPart>
          <VersionCount applicationId={appId} count={versions.length} />
        </LoadingPart>
      )}
      <UnfinishedUploads applicationId={appId} uploads={uploads} />
      {versions.length === 0 && uploads.length === 0 && <NoVersions applicationId={appId} name={name} />}
      {versions.length > 0 && (
        <LoadingPart className="flex flex-col gap-6">
          {groups.map((group) => (
            <PlatformTimeline
              key={group.platform}
              group={group}
              application={application}
              now={now}
              hasOwnButton={!isFull && groups.length > 1}
            />
          ))}
        </LoadingPart>
      )}
    </VersionActions>
  );
}

/** Empty state with a link to create the first version. */
function NoVersions({ applicationId, name }: { applicationId: string; name: string }) {
  const page = usePage();
  return (
    <LoadingPart>
      <EmptyCard
        Icon={PackagePlus}
        title={page.t('versions.empty.title')}
        text={page.t('versions.empty.text', { name })}
      >
        <LinkButton look="gold" href={newVersionAddress(page, applicationId)}>
          {page.t('versions.empty.go')}
        </LinkButton>
      </EmptyCard>
    </LoadingPart>
  );
}

/** The number and the limit of versions with a link to create one, or the reason why none can be created. */
function VersionCount({ applicationId, count }: { applicationId: string; count: number }) {
  const page = usePage();
  const max = LIMITS.versionsPerApplication;
  const isFull = count >= max;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1.5">
        <p role="status" className="text-sm tabular-nums">
          {page.t('versions.count', { count, max })}
        </p>
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="h-1.5 w-48 rounded-full">
          <rect width="100" height="1" fill="var(--c-line)" />
          <rect
            width={(Math.min(count, max) / max) * 100}
            height="1"
            fill={isFull ? 'var(--c-warning)' : 'var(--c-success)'}
          />
        </svg>
        {isFull && <p className="text-warning text-sm">{page.t('error.60019')}</p>}
      </div>
      {!isFull && (
        <LinkButton look="gold" className="max-sm:w-full" href={newVersionAddress(page, applicationId)} Icon={Plus}>
          {page.t('versions.new')}
        </LinkButton>
      )}
    </div>
  );
}
