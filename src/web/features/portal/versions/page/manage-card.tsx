import { RefreshCcw, Rocket, Send, Trash2, Undo2 } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { FormCard } from '#web/kit/page/form-card.tsx';
import type { AskedAction } from '../actions/asked-action.ts';
import { useAskAction } from '../actions/version-actions.tsx';
import { fileNeedOf } from '../new/file-need.ts';
import { describeErrorCode } from '../state/say-code.ts';
import { findObstacles } from '../state/version-obstacles.ts';
import type { VersionData } from './load-version.ts';
import { ReplaceFile } from './replace-file.tsx';

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
              <button
                type="button"
                className="btn btn-quiet w-full"
                disabled={reason !== undefined}
                aria-describedby={reason === undefined ? undefined : `reason-${action}`}
                onClick={() => ask(action, version)}
              >
                <Icon size={18} aria-hidden />
                {page.t(words[action])}
              </button>
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
