import { useRouter } from '@tanstack/react-router';
import { createElement, type ReactNode, useRef } from 'react';
import { ConflictNotice } from './conflict-notice.tsx';

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
