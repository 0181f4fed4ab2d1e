import { ExternalLink, PackagePlus, Rocket, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { pullApplication, releaseApplication } from '#contract/application/developer-endpoints.ts';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF } from '#contract/values/states.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';
import { detailsQuery } from '#web/kit/game/details-query.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { newVersionAddress } from '../../versions/version-links.ts';
import { DeleteApplication } from './delete-application.tsx';

/** The status of the application and the actions on it, with the reason for each one that is not available. */
export function ShelfCard({ application }: { application: OwnApplication }) {
  const page = usePage();
  const { status, obstacles, appId } = application;
  const isOn = status === SHELF.onShelf;
  const reason = isOn ? obstacles.pull : obstacles.release;
  const isEmpty = reason === ERROR.versionNotFound;
  return (
    <section aria-labelledby="shelf-title" className="card flex flex-wrap items-center gap-4 px-5 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="shelf-title" className="flex flex-wrap items-center gap-3 text-base">
          {page.t('editor.shelf.title')}
          <span className="font-sans">
            <StateChip state={`shelf.${status}`} />
          </span>
        </h2>
        <p className="text-muted mt-1 text-sm">
          {reason === null
            ? sayVersions(page, application)
            : isEmpty
              ? page.t('editor.shelf.empty')
              : sayReason(page, application, reason)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {isOn && (
          <a className="btn btn-quiet" href={page.href('/application/details', detailsQuery(appId))}>
            <ExternalLink size={18} aria-hidden />
            {page.t('editor.shelf.visit')}
          </a>
        )}
        {obstacles.delete === null && <DeleteApplication applicationId={appId} name={application.name} />}
        {status !== SHELF.removed &&
          (isEmpty ? (
            <FirstVersion appId={appId} />
          ) : (
            <ShelfButton application={application} isPossible={reason === null} />
          ))}
      </div>
    </section>
  );
}

/** The next step of an application without a version. */
function FirstVersion({ appId }: { appId: string }) {
  const page = usePage();
  return (
    <a className="btn btn-gold" href={newVersionAddress(page, appId)}>
      <PackagePlus size={18} aria-hidden />
      {page.t('editor.shelf.firstVersion')}
    </a>
  );
}

function sayVersions(page: Page, { versions }: OwnApplication): string {
  return page.t('editor.shelf.versions', { total: versions.total, online: versions.online.length });
}

function sayReason(page: Page, { status }: OwnApplication, code: number): string {
  const text = page.translator.find(`error.${code}`) ?? page.translator.find('error.system_busy') ?? '';
  if (status === SHELF.removed) return text;
  return page.t(status === SHELF.onShelf ? 'editor.shelf.cannotPull' : 'editor.shelf.cannotRelease', { reason: text });
}

function ShelfButton({ application, isPossible }: { application: OwnApplication; isPossible: boolean }) {
  const page = usePage();
  const [isAsking, setAsking] = useState(false);
  const isOn = application.status === SHELF.onShelf;
  const action = isOn ? 'pull' : 'release';
  const move = () => {
    const request = { applicationId: application.appId };
    return isOn ? page.call(pullApplication, request) : page.call(releaseApplication, request);
  };
  const Icon = isOn ? Undo2 : Rocket;
  const label = page.t(isOn ? 'words.unpublish' : 'words.publish');
  return (
    <>
      <button type="button" className="btn btn-quiet" disabled={!isPossible} onClick={() => setAsking(true)}>
        <Icon size={18} aria-hidden />
        {label}
      </button>
      {isAsking && (
        <ConfirmAction
          title={page.t(`editor.shelf.${action}.title`, { name: application.name })}
          confirm={label}
          isDanger={isOn}
          call={move}
          done={page.t(`editor.shelf.${action}.done`)}
          onClose={() => setAsking(false)}
        >
          {page.t(`editor.shelf.${action}.text`)}
        </ConfirmAction>
      )}
    </>
  );
}
