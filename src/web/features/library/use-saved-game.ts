import { useEffect, useState } from 'react';
import { putFavourite, putWish } from '#contract/library/endpoints.ts';
import type { LibraryState } from '#contract/library/entities.ts';
import { showFailure } from '#web/app/messages/show-failure.ts';
import { announceToTabs } from '#web/app/other-tabs.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { onLeave } from '#web/kit/saved/queued-changes.ts';
import { createSavedChanges, type SavedKind, type SavedState } from './saved-changes.ts';

const NOTHING: SavedState = { favourite: false, wished: false };
/** The visitor may already be leaving the page. */
const SENT = { loadingBar: false, keepalive: true } as const;

/** Adds or removes a game; returns its new library state. */
export async function sendSaved(
  page: Page,
  applicationId: string,
  kind: SavedKind,
  isWanted: boolean,
): Promise<LibraryState> {
  const state = await (kind === 'favourite'
    ? page.call(putFavourite, { applicationId, favourite: isWanted }, SENT)
    : page.call(putWish, { applicationId, wished: isWanted }, SENT));
  announceToTabs('library');
  return state;
}

/** Whether a game is a favorite and on the wishlist, with the actions to change it; one game per mount. */
export function useSavedGame(applicationId: string, known: SavedState | null) {
  const page = usePage();
  const [state, show] = useState(known ?? NOTHING);
  const [changes] = useState(() =>
    createSavedChanges(known ?? NOTHING, {
      send: (kind, isWanted) => sendSaved(page, applicationId, kind, isWanted),
      show,
      onFailure: (error) => showFailure(page, error),
      onLeave,
    }),
  );
  useEffect(() => changes.learn(known ?? NOTHING), [changes, known]);
  return { state, change: changes.change };
}
