import { useRouter } from '@tanstack/react-router';
import { CloudOff, LibraryBig, ShieldAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hideRecent, restoreRecent } from '#contract/library/endpoints.ts';
import type { LibraryEntry } from '#contract/library/entities.ts';
import type { LibraryList } from '#contract/library/lists.ts';
import { showFailure } from '#web/app/messages/show-failure.ts';
import { announceToTabs } from '#web/app/other-tabs.ts';
import { openSignIn } from '#web/app/session/open-sign-in.ts';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { snackbar } from '#web/ui/snackbar/snackbar-store.ts';
import { useAction } from '../../app/use-action.ts';
import { type Page, usePage } from '../../app/use-page.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { cardFocusId } from './library-card.tsx';
import { sendSaved } from './use-saved-game.ts';

/** The library for visitors or unverified accounts; an overlay asks for verification. */
export function ClosedLibrary({ view }: { view: 'visitor' | 'closed' }) {
  const page = usePage();
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-title">{page.t('shell.account.library')}</h1>
      {view === 'visitor' ? (
        <EmptyCard Icon={LibraryBig} title={page.t('library.signIn.title')} text={page.t('library.signIn.text')}>
          <button type="button" className="btn btn-gold" onClick={() => openSignIn({ reason: 'library' })}>
            {page.t('shell.signIn')}
          </button>
          <a className="btn btn-quiet" href={page.href('/')}>
            {page.t('library.browse')}
          </a>
        </EmptyCard>
      ) : (
        <EmptyCard Icon={ShieldAlert} title={page.t('library.closed.title')} text={page.t('library.closed.text')} />
      )}
    </div>
  );
}

/** Replaces a library that could not be loaded. */
export function LibraryFailure() {
  const page = usePage();
  const router = useRouter();
  const again = useAction(async () => {
    await router.invalidate();
    // The button disappears with the failure message, so the focus moves.
    document.getElementById(LIST_TITLE_ID)?.focus();
  });
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-title">{page.t('shell.account.library')}</h1>
      <EmptyCard role="alert" Icon={CloudOff} title={page.t('list.failed.title')} text={page.t('list.failed.text')}>
        <button type="button" className="btn btn-gold" aria-disabled={again.isBusy} onClick={again.start}>
          {again.isBusy && <Spinner />}
          {page.t('maintenance.retry')}
        </button>
      </EmptyCard>
    </div>
  );
}

/** ID of the list heading, which gets the focus if no card is left. */
export const LIST_TITLE_ID = 'library-list';

/** Removes games from a list immediately, with undo. */
export function useRemoval(list: LibraryList, entries: readonly LibraryEntry[]) {
  const page = usePage();
  const router = useRouter();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const shown = entries.filter(({ game }) => !gone.has(game.applicationId));
  const restored = useRef<string>(undefined);
  useEffect(() => {
    // The list with the restored game arrives a moment after the request.
    if (!shown.some(({ game }) => game.applicationId === restored.current)) return;
    focusOn(restored.current);
    restored.current = undefined;
  });
  const show = (id: string) => setGone((ids) => new Set([...ids].filter((one) => one !== id)));
  const restore = async (id: string) => {
    try {
      await send(page, list, id, true);
      restored.current = id;
      show(id);
      await router.invalidate();
    } catch (error) {
      await showFailure(page, error);
    }
  };
  const remove = async ({ game: { applicationId: id, name } }: LibraryEntry) => {
    // What is owned stays.
    if (list === 'owned') return;
    const next = neighbourOf(id, shown);
    flushSync(() => setGone((ids) => new Set([...ids, id])));
    focusOn(next);
    try {
      await send(page, list, id, false);
    } catch (error) {
      show(id);
      return showFailure(page, error);
    }
    const action = { label: page.t('dialog.undo'), run: () => void restore(id) };
    snackbar.show(page.t(`library.removed.${list}`, { name }), { action });
    // Refills the page and updates the counts.
    await router.invalidate();
  };
  return { shown, remove: (entry: LibraryEntry) => void remove(entry) };
}

/** The next game, or the previous one for the last. */
function neighbourOf(id: string, entries: readonly LibraryEntry[]): string | undefined {
  const place = entries.findIndex(({ game }) => game.applicationId === id);
  return (entries[place + 1] ?? entries[place - 1])?.game.applicationId;
}

function focusOn(id: string | undefined): void {
  const card = id === undefined ? null : document.getElementById(cardFocusId(id));
  (card ?? document.getElementById(LIST_TITLE_ID))?.focus();
}

async function send(page: Page, list: LibraryList, applicationId: string, isWanted: boolean): Promise<void> {
  if (list !== 'recent') {
    await sendSaved(page, applicationId, list === 'wishes' ? 'wish' : 'favourite', isWanted);
  } else {
    await page.call(isWanted ? restoreRecent : hideRecent, { applicationId }, { loadingBar: false });
    announceToTabs('library');
  }
}
