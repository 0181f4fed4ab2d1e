import { useNavigate } from '@tanstack/react-router';
import { ExternalLink, PackagePlus, Rocket, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { deleteApplication, pullApplication, releaseApplication } from '#contract/application/developer-endpoints.ts';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF } from '#contract/values/states.ts';
import { useAction } from '#web/app/use-action.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { detailsQuery } from '#web/kit/game/details-query.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form } from '#web/ui/form.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { newVersionAddress } from '../../versions/version-links.ts';

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
          <LinkButton href={page.href('/application/details', detailsQuery(appId))} Icon={ExternalLink}>
            {page.t('editor.shelf.visit')}
          </LinkButton>
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
    <LinkButton look="gold" href={newVersionAddress(page, appId)} Icon={PackagePlus}>
      {page.t('editor.shelf.firstVersion')}
    </LinkButton>
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
      <Button disabled={!isPossible} onClick={() => setAsking(true)} Icon={Icon}>
        {label}
      </Button>
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

interface DeleteApplicationProps {
  readonly applicationId: string;
  readonly name: string;
}

/** Deletes an application that was never published; its ID has to be typed as a confirmation. */
function DeleteApplication({ applicationId, name }: DeleteApplicationProps) {
  const page = usePage();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)} Icon={Trash2}>
        {page.t('words.delete')}
      </Button>
      {isAsking && (
        <ModalDialog title={page.t('editor.delete.title', { name })} onClose={() => setAsking(false)}>
          <DeleteForm applicationId={applicationId} />
        </ModalDialog>
      )}
    </>
  );
}

function DeleteForm({ applicationId }: { applicationId: string }) {
  const page = usePage();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const isNamed = typed.trim() === applicationId;
  const { isBusy, start } = useAction(async () => {
    await page.call(deleteApplication, { applicationId, confirm: typed.trim() });
    toasts.show('success', page.t('editor.delete.done'));
    await navigate({ to: '/developer/applications', replace: true, ignoreBlocker: true });
  });
  return (
    <Form
      className="flex flex-col gap-5"
      onSubmit={() => {
        if (isNamed) start();
      }}
    >
      <p className="text-muted">{page.t('editor.delete.text')}</p>
      <TextField
        name="confirm-id"
        label={page.t('editor.delete.typeId', { id: applicationId })}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" look="danger" disabled={!isNamed} isBusy={isBusy}>
        {page.t('words.deleteForGood')}
      </Button>
    </Form>
  );
}
