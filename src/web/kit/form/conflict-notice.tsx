import { GitFork } from 'lucide-react';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';

interface ConflictNoticeProps {
  /** Another window has saved the draft, or another person the record itself. */
  readonly kind: 'draft' | 'saved';
  /** Replaces the text typed here by the other one. */
  readonly onTake: () => unknown;
  /** Overwrites the other text with the one typed here. */
  readonly onKeep: () => unknown;
}

const WORDS = {
  draft: { text: 'form.conflict.draft', take: 'form.conflict.take', keep: 'form.conflict.keep' },
  saved: { text: 'form.conflict.saved', take: 'form.conflict.reload', keep: 'form.conflict.overwrite' },
} as const;

/** Two people edited the same content: the visitor chooses a version, and nothing is lost until then. */
export function ConflictNotice({ kind, onTake, onKeep }: ConflictNoticeProps) {
  const page = usePage();
  const words = WORDS[kind];
  const { isBusy, start } = useAction(async (resolve: () => unknown) => resolve());
  return (
    <div role="alert" className="border-warning flex flex-wrap items-center gap-3 border-t-2 px-4 py-3 sm:px-6">
      <GitFork size={20} aria-hidden className="text-warning flex-none" />
      <p className="min-w-0 flex-1 basis-64 text-sm">{page.t(words.text)}</p>
      <button type="button" className="btn btn-quiet" aria-disabled={isBusy} onClick={() => start(onTake)}>
        {page.t(words.take)}
      </button>
      <button type="button" className="btn btn-quiet" aria-disabled={isBusy} onClick={() => start(onKeep)}>
        {page.t(words.keep)}
      </button>
    </div>
  );
}
