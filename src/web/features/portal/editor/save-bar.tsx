import { Eye } from 'lucide-react';
import { usePage } from '../../../app/use-page.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { DraftStatus } from './draft/draft-status.tsx';
import { useEditor } from './form/editor-context.ts';
import type { Draft } from './use-draft.ts';

interface SaveBarProps {
  readonly draft: Draft;
  readonly isBusy: boolean;
  readonly isPreviewed: boolean;
  readonly onPreview: () => void;
  readonly onSave: () => void;
}

/** What is kept, and the ways on: always in view. */
export function SaveBar({ draft, isBusy, isPreviewed, onPreview, onSave }: SaveBarProps) {
  const page = usePage();
  const { applicationId, isReadOnly } = useEditor();
  const isNew = applicationId === null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-6">
      <div className="min-w-0 basis-full sm:flex-1 sm:basis-40">
        {!isReadOnly && <DraftStatus state={draft.state} onRetry={() => void draft.saver.flush()} />}
      </div>
      <button
        type="button"
        aria-pressed={isPreviewed}
        className="btn btn-quiet aria-pressed:bg-raised max-sm:flex-auto"
        onClick={onPreview}
      >
        <Eye size={18} aria-hidden />
        {page.t('editor.preview')}
      </button>
      {isNew && (
        <button type="button" className="btn btn-quiet max-sm:flex-auto" onClick={() => void draft.saver.flush()}>
          {page.t('editor.saveDraft')}
        </button>
      )}
      {!isReadOnly && (
        <button
          type="button"
          className="btn btn-gold max-sm:flex-auto sm:min-w-40"
          aria-disabled={isBusy}
          aria-keyshortcuts={isNew ? undefined : 'Control+S'}
          onClick={() => isBusy || onSave()}
        >
          {isBusy && <Spinner />}
          {page.t(isBusy ? 'editor.saving' : isNew ? 'editor.create' : 'editor.save')}
        </button>
      )}
    </div>
  );
}
