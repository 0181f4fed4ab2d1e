import { GitFork } from 'lucide-react';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';

interface ConflictNoticeProps {
  /** Another window has saved the draft, or somebody the thing itself. */
  readonly kind: 'draft' | 'saved';
  /** Shows the other text instead of the one typed here. */
  readonly onTake: () => unknown;
  /** Saves the text typed here over the other one. */
  readonly onKeep: () => unknown;
}

const WORDS = {
  draft: { text: 'form.conflict.draft', take: 'form.conflict.take', keep: 'form.conflict.keep' },
  saved: { text: 'form.conflict.saved', take: 'form.conflict.reload', keep: 'form.conflict.overwrite' },
} as const;

/** Two have written at once, and one of them has to choose; nothing is lost until then. */
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
