import { PackagePlus } from 'lucide-react';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { Invitation } from '#web/kit/state/empty-state.tsx';
import { ChosenPage } from '../../layout/chosen-page.tsx';
import type { Chosen } from '../../layout/load-chosen.ts';
import { useLiveChosen } from '../../layout/use-live-chosen.ts';
import { VersionActions } from '../actions/version-actions.tsx';
import { newVersionAddress } from '../version-links.ts';
import { groupVersions } from './group-versions.ts';
import { loadVersions, type VersionsData } from './load-versions.ts';
import { PlatformTimeline } from './platform-timeline.tsx';
import { UnfinishedUploads } from './unfinished-uploads.tsx';
import { VersionCount } from './version-count.tsx';

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
      <Invitation
        Icon={PackagePlus}
        title={page.t('versions.empty.title')}
        text={page.t('versions.empty.text', { name })}
      >
        <a className="btn btn-gold" href={newVersionAddress(page, applicationId)}>
          {page.t('versions.empty.go')}
        </a>
      </Invitation>
    </LoadingPart>
  );
}
