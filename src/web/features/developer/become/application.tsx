import { useEffect, useState } from 'react';
import { PROVIDER_REVIEW } from '#contract/values/states.ts';
import { showFailure } from '#web/app/messages/show-failure.ts';
import { usePage } from '#web/app/use-page.ts';
import { useLive } from '#web/live/use-live.ts';
import { type BecomeState, loadBecomeState } from './load-become-state.ts';
import { Wizard } from './steps/wizard.tsx';
import { ApplicationStatus } from './waiting/application-status.tsx';

/** The developer application in any state: being filled in, under review, or decided. */
export function Application({ first }: { first: BecomeState }) {
  const page = usePage();
  const [{ draft, application }, setState] = useState(first);
  // Remounts the form for a draft from another window or a new application.
  const [round, setRound] = useState(0);
  const [isApplyingAgain, setApplyingAgain] = useState(false);
  const reload = async () => {
    try {
      const state = await loadBecomeState(page);
      setState(state);
      setRound((before) => before + 1);
      return state;
    } catch (error) {
      await showFailure(page, error);
      return undefined;
    }
  };
  const status = application?.providerReviewStatus;
  const isWaiting = application !== null && !(isApplyingAgain && isOpen(application.providerReviewStatus));
  const { user } = page.state;
  // A form being filled in is not live: its own draft applies.
  useLive(isWaiting && user !== null ? [`provider:${user.id}`] : [], async () => {
    const state = await loadBecomeState(page);
    setState((before) => (JSON.stringify(before) === JSON.stringify(state) ? before : state));
  });
  useEffect(() => {
    // Reloads the profile, which still describes a player, to open the developer pages.
    if (status === PROVIDER_REVIEW.approved) void page.reloadProfile();
  }, [status, page]);
  if (isWaiting) {
    return (
      <ApplicationStatus
        application={application}
        hasDraft={draft !== null}
        onReload={reload}
        onApplyAgain={() => setApplyingAgain(true)}
      />
    );
  }
  return (
    <Wizard
      key={round}
      draft={draft}
      application={application}
      onSubmitted={() => {
        setApplyingAgain(false);
        scrollTo({ top: 0 });
        void reload();
      }}
      onTakeOther={() => void reload()}
    />
  );
}

/** Whether a new application may follow the decision. */
function isOpen(status: number): boolean {
  return status === PROVIDER_REVIEW.rejected || status === PROVIDER_REVIEW.timedOut;
}
