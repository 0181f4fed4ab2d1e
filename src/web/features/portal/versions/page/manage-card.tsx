import { useRouter } from '@tanstack/react-router';
import { FileUp, RefreshCcw, Rocket, Send, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { updateVersionFile } from '#contract/version/endpoints.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { describeProblem, type Problem } from '#web/kit/form/form-errors.ts';
import { FormCard } from '#web/kit/page/section.tsx';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAskAction } from '../actions/version-actions.tsx';
import type { VersionData } from '../load-versions.ts';
import { readRefusals, textsOf, toSentTexts } from '../notes/version-texts.ts';
import { type AskedAction, describeErrorCode, fileNeedOf, findObstacles } from '../state/version-state.tsx';
import { PackageField } from '../upload/package-field.tsx';
import { packageUploads, slotOf, usePackageUpload } from '../upload/package-uploads.ts';

const ICONS = { release: Rocket, pull: Undo2, submit: Send, reapply: RefreshCcw, delete: Trash2 } as const;

/** All actions on the version, with the reason for each one that is not available. */
export function ManageCard({ data }: { data: VersionData }) {
  const page = usePage();
  const ask = useAskAction();
  const { version, application } = data;
  const obstacles = findObstacles(version);
  const need = fileNeedOf(application, version.platform);
  const isReturn = version.releasedAt !== null;
  const words = {
    release: isReturn ? 'versions.return' : 'words.publish',
    pull: 'words.unpublish',
    submit: 'versions.submit',
    reapply: 'versions.reapply',
    delete: 'words.delete',
  } as const;
  const actions: readonly Exclude<AskedAction, 'publish'>[] = [
    ...(obstacles.submit === null ? (['submit'] as const) : []),
    ...(obstacles.reapply === null ? (['reapply'] as const) : []),
    obstacles.pull === null ? 'pull' : 'release',
    'delete',
  ];
  return (
    <FormCard id="manage" title={page.t('versions.manage')}>
      {(need === 'needed' || need === 'optional') && (
        <ReplaceFile data={data} reason={describeErrorCode(page, obstacles.changeFile)} />
      )}
      <ul className="flex flex-col gap-3">
        {actions.map((action) => {
          const Icon = ICONS[action];
          const reason = describeErrorCode(page, obstacles[action]);
          return (
            <li key={action} className="flex flex-col gap-1">
              <Button
                className="w-full"
                disabled={reason !== undefined}
                aria-describedby={reason === undefined ? undefined : `reason-${action}`}
                onClick={() => ask(action, version)}
                Icon={Icon}
              >
                {page.t(words[action])}
              </Button>
              {reason !== undefined && (
                <p id={`reason-${action}`} className="text-muted text-xs">
                  {reason}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </FormCard>
  );
}

/** Replaces the version's file: the new one is uploaded first and used after confirmation. */
function ReplaceFile({ data, reason }: { data: VersionData; reason: string | undefined }) {
  const page = usePage();
  const { version, versions, uploads, applicationId } = data;
  const { id, platform } = version;
  const target = { slot: slotOf(applicationId, platform, id), applicationId, platform };
  const { upload } = usePackageUpload(target);
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<Problem | undefined>(undefined);
  const { isBusy, start } = useReplacing(data, setProblem);
  if (reason !== undefined || (!isOpen && upload === undefined)) {
    return (
      <div className="flex flex-col gap-1">
        <Button className="w-full" disabled={reason !== undefined} onClick={() => setOpen(true)} Icon={FileUp}>
          {page.t('versions.file.replace')}
        </Button>
        {reason !== undefined && <p className="text-muted text-xs">{reason}</p>}
      </div>
    );
  }
  return (
    <div className="border-line flex flex-col gap-3 border-b pb-4">
      <h3 className="font-sans text-sm font-bold">{page.t('versions.file.replace')}</h3>
      <p className="text-muted text-sm">{page.t('versions.file.replace.text')}</p>
      <PackageField
        {...target}
        earlier={uploads.filter((found) => found.platform === platform)}
        takenNames={versions.flatMap((other) => (other.id === id || other.file === null ? [] : [other.file.name]))}
        problem={problem === undefined ? '' : describeProblem(page, problem)}
        onChange={() => setProblem(undefined)}
      />
      {upload?.state === 'done' && (
        <Button look="gold" isBusy={isBusy} onClick={() => start(upload.uploadId)}>
          {page.t('versions.file.replace.go')}
        </Button>
      )}
    </div>
  );
}

function useReplacing(data: VersionData, onProblem: (problem: Problem) => void) {
  const page = usePage();
  const router = useRouter();
  const { version, application, applicationId } = data;
  return useAction(async (uploadId: string | null) => {
    try {
      await page.call(updateVersionFile, { id: version.id, uploadId: uploadId ?? undefined });
    } catch (error) {
      const sent = toSentTexts(
        textsOf(version),
        application.contents.map(({ lang }) => lang),
      );
      const problem = readRefusals(error, sent).get('file');
      if (problem === undefined) throw error;
      return onProblem(problem);
    }
    packageUploads.drop(slotOf(applicationId, version.platform, version.id));
    await router.invalidate();
    toasts.show('success', page.t('versions.file.replaced'));
  });
}
