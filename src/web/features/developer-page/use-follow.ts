import { useEffect, useState } from 'react';
import { putFollow } from '#contract/developer-page/endpoints.ts';
import type { FollowState } from '#contract/developer-page/entities.ts';
import { showFailure } from '#web/app/messages/show-failure.ts';
import { announceToTabs } from '#web/app/other-tabs.ts';
import { usePage } from '#web/app/use-page.ts';
import { createQueuedChanges, onLeave } from '#web/kit/saved/queued-changes.ts';

/** The visitor may already be leaving the page. */
const SENT = { loadingBar: false, keepalive: true } as const;

/** Whether the caller follows a developer, with the action to change it; one developer per mount. */
export function useFollow(slug: string, known: FollowState) {
  const page = usePage();
  const [state, show] = useState(known);
  const [changes] = useState(() =>
    createQueuedChanges<FollowState, boolean>(known, {
      async send(following) {
        const sent = await page.call(putFollow, { slug, following }, SENT);
        announceToTabs('library');
        return sent;
      },
      apply: followed,
      show,
      onFailure: (error) => showFailure(page, error),
      onLeave,
    }),
  );
  const { following, followers } = known;
  useEffect(() => changes.learn({ following, followers }), [changes, following, followers]);
  return { state, change: changes.change };
}

/** The state that a change leads to. */
export function followed({ following: before, followers }: FollowState, following: boolean): FollowState {
  return { following, followers: followers + Number(following) - Number(before) };
}
