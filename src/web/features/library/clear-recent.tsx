import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { hideRecent } from '#contract/library/endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';
import { LIST_TITLE_ID } from './use-removal.ts';

/** Clears the play history after a confirmation. */
export function ClearRecent({ count }: { count: number }) {
  const page = usePage();
  const [isAsking, setAsking] = useState(false);
  if (count === 0 && !isAsking) return null;
  return (
    <>
      <button type="button" className="btn btn-quiet text-sm" onClick={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden />
        {page.t('list.clearAll')}
      </button>
      {isAsking && (
        <ConfirmAction
          title={page.t('library.clear.title')}
          confirm={page.t('library.clear.confirm')}
          isDanger
          call={() => page.call(hideRecent, { all: true })}
          done={page.t('library.cleared')}
          focusAfter={LIST_TITLE_ID}
          onClose={() => setAsking(false)}
        >
          {page.t('library.clear.text', { count })}
        </ConfirmAction>
      )}
    </>
  );
}
