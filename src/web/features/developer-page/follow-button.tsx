import { Bell, BellRing } from 'lucide-react';
import { useEffect } from 'react';
import type { FollowState } from '#contract/developer-page/entities.ts';
import { consumePendingAction, signInToAct } from '#web/app/session/pending-action.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { useRefusal } from '#web/kit/state/use-refusal.ts';
import { snackbar } from '#web/ui/snackbar/snackbar-store.ts';
import { usePage } from '../../app/use-page.ts';
import { useFollow } from './use-follow.ts';

interface FollowButtonProps {
  readonly slug: string;
  readonly name: string;
  readonly known: FollowState;
  /** Called with each change, to show the number of followers elsewhere. */
  readonly onState?: (state: FollowState) => void;
}

interface PendingFollow {
  readonly follow: string;
}

/** Follows a developer or stops, with undo; visitors sign in first, and the action follows. */
export function FollowButton({ slug, name, known, onState }: FollowButtonProps) {
  const page = usePage();
  const user = useUser();
  const refuse = useRefusal();
  const { state, change } = useFollow(slug, known);
  const { following } = state;
  const mayFollow = user?.emailConfirmed === true && user.deviceAllowed;
  useEffect(() => onState?.(state), [onState, state]);
  useEffect(() => {
    const isWanted = (value: unknown): value is PendingFollow => isFollow(value) && value.follow === slug;
    if (mayFollow && consumePendingAction(isWanted) !== null) void change(true);
  }, [mayFollow, slug, change]);
  const press = () => {
    if (user === null) return signInToAct(page, 'follow', { follow: slug });
    void change(!following);
    if (!following) return;
    const action = { label: page.t('dialog.undo'), run: () => void change(true) };
    snackbar.show(page.t('makers.unfollowed', { name }), { action });
  };
  const Icon = following ? BellRing : Bell;
  return (
    <button
      type="button"
      className={`btn ${following ? 'btn-quiet' : 'btn-gold'}`}
      aria-pressed={following}
      aria-disabled={refuse !== null}
      onClick={refuse ?? press}
    >
      <Icon size={18} aria-hidden />
      {page.t(following ? 'makers.following' : 'makers.follow')}
      <span className="sr-only"> {name}</span>
    </button>
  );
}

function isFollow(value: unknown): value is PendingFollow {
  return typeof value === 'object' && value !== null && 'follow' in value && typeof value.follow === 'string';
}
