import { Eye } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { ConflictNotice } from '#web/kit/form/conflict-notice.tsx';
import { DraftStatus } from '#web/kit/form/draft-saver.tsx';
import { LeaveGuard, SaveBar, SaveStatus } from '#web/kit/form/save-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { useEditor } from './form/editor-store.ts';
import type { Draft } from './use-save.ts';

interface EditorBarProps {
  readonly draft: Draft;
  readonly isBusy: boolean;
  readonly isPreviewed: boolean;
  /** Another user, tab or device has saved the application since it was loaded. */
  readonly isOvertaken: boolean;
  readonly onPreview: () => void;
  readonly onSave: (over?: 'overwrite') => void;
}

/** The state of the draft and the buttons of the editor. */
export function EditorBar({ draft, isBusy, isPreviewed, isOvertaken, onPreview, onSave }: EditorBarProps) {
  const page = usePage();
  const { applicationId, isReadOnly } = useEditor();
  const isNew = applicationId === null;
  const { saver, state } = draft;
  return (
    <SaveBar
      notice={<Conflict draft={draft} isOvertaken={isOvertaken} onOverwrite={() => onSave('overwrite')} />}
      status={
        !isReadOnly &&
        (!isNew && state.status === 'rest' && state.saved === null ? (
          <SaveStatus>{page.t('form.saved')}</SaveStatus>
        ) : (
          <DraftStatus state={state} onRetry={() => void saver.flush()} />
        ))
      }
    >
      <Button aria-pressed={isPreviewed} className="aria-pressed:bg-raised" onClick={onPreview} Icon={Eye}>
        {page.t('words.preview')}
      </Button>
      {isNew && <Button onClick={() => void saver.flush()}>{page.t('editor.saveDraft')}</Button>}
      {!isReadOnly && (
        <Button
          look="gold"
          className="sm:min-w-40"
          isBusy={isBusy}
          aria-keyshortcuts={isNew ? undefined : 'Control+S'}
          onClick={() => onSave()}
        >
          {page.t(isBusy ? 'form.saving' : isNew ? 'editor.create' : 'form.save')}
        </Button>
      )}
      <LeaveGuard isDirty={state.status !== 'rest'} save={() => saver.flush()} />
    </SaveBar>
  );
}

interface ConflictProps {
  readonly draft: Draft;
  readonly isOvertaken: boolean;
  readonly onOverwrite: () => void;
}

/** Another tab or device has saved the draft or the application since it was loaded. */
function Conflict({ draft, isOvertaken, onOverwrite }: ConflictProps) {
  if (draft.state.status === 'conflict') {
    return <ConflictNotice kind="draft" onTake={draft.takeOther} onKeep={draft.keepOwn} />;
  }
  if (!isOvertaken) return null;
  const reload = async () => {
    await draft.discard();
    location.reload();
  };
  return <ConflictNotice kind="saved" onTake={reload} onKeep={onOverwrite} />;
}
