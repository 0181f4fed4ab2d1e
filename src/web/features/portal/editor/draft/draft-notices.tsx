import { FilePen, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApplicationDraft } from '#contract/application/draft-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="border-info bg-surface flex flex-col gap-3 rounded-2xl border px-5 py-4 sm:flex-row sm:items-center">
      {children}
    </div>
  );
}

/** Announces that the form was restored from a draft. */
export function RestoredNotice({ savedAt, onDiscard }: { savedAt: string; onDiscard: () => void }) {
  const page = usePage();
  const time = useLocalTime(savedAt, 'short');
  return (
    <Notice>
      <RotateCcw size={20} aria-hidden className="text-info flex-none" />
      <p className="min-w-0 flex-1 text-sm">{page.t('editor.draft.restored', { time })}</p>
      <button type="button" className="btn btn-quiet" onClick={onDiscard}>
        {page.t('words.discardDraft')}
      </button>
    </Notice>
  );
}

/** Offers to continue an existing draft. */
export function BegunNotice({ drafts }: { drafts: readonly ApplicationDraft[] }) {
  const page = usePage();
  if (drafts.length === 0) return null;
  return (
    <Notice>
      <FilePen size={20} aria-hidden className="text-info flex-none self-start sm:mt-3" />
      <div className="min-w-0 flex-1">
        <p className="text-sm sm:mt-2.5">{page.t('editor.draft.begun')}</p>
        <ul className="flex flex-wrap gap-x-5">
          {drafts.map((draft) => (
            <li key={draft.draftId}>
              <BegunLink draft={draft} />
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}

/** Loads a new document, as the current page has a form of its own. */
function BegunLink({ draft }: { draft: ApplicationDraft }) {
  const page = usePage();
  const time = useLocalTime(draft.savedAt, 'short');
  const { contents, appId } = draft.form;
  const name = contents?.find((content) => content.name)?.name ?? appId;
  return (
    <a
      data-document
      href={page.href('/developer/applications/new', `?draftId=${draft.draftId}`)}
      className="link inline-flex min-h-11 items-center text-sm"
    >
      {page.t('editor.draft.begunOne', { name: name || page.t('editor.unnamed'), time })}
    </a>
  );
}
