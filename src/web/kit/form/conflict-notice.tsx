import { useRouter } from '@tanstack/react-router';
import { GitFork } from 'lucide-react';
import { createElement, type ReactNode, useRef } from 'react';
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

/** The field of a refusal if someone else has saved since the page was loaded; a form has it in its order. */
export const REVISION = 'revision';

interface SharedForm {
  readonly submit: () => unknown;
  readonly reset: () => void;
  readonly errorOf: (name: string) => string;
}

/** What a form sends along that other people edit as well, and the choice that follows if one of them was faster. */
export function useRevision(revision: string) {
  const router = useRouter();
  // Only the button of the notice overwrites: a second press of the save button must not.
  const isOverwriting = useRef(false);
  return {
    sent(): { readonly revision?: string } {
      const overwrites = isOverwriting.current;
      isOverwriting.current = false;
      return overwrites ? {} : { revision };
    },
    /** Nothing unless the form was refused because of that. */
    noticeFor(form: SharedForm): ReactNode {
      if (form.errorOf(REVISION) === '') return null;
      const onTake = async () => {
        // Unchanged, the form follows what the page loads.
        form.reset();
        await router.invalidate();
      };
      const onKeep = () => {
        isOverwriting.current = true;
        form.submit();
      };
      return createElement(ConflictNotice, { kind: 'saved', onTake, onKeep });
    },
  };
}
