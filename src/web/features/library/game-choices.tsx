import { Bookmark, Heart, Share2 } from 'lucide-react';
import { useEffect } from 'react';
import type { LibraryState } from '#contract/library/entities.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { detailsQuery } from '#web/kit/game/details-query.ts';
import { useInvalidateDetails } from '#web/kit/game/invalidate-details.ts';
import { useSavedElsewhere } from '#web/kit/saved/use-saved-elsewhere.ts';
import { useRefusal } from '#web/kit/state/use-refusal.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { usePage } from '../../app/use-page.ts';
import { consumePendingSave, isSaved, type SavedKind, signInToSave } from './saved-changes.ts';
import { sharePage } from './share-game.ts';
import { useSavedGame } from './use-saved-game.ts';

const BUTTON =
  'flex min-h-12 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-xl border border-control px-1 py-1.5 text-xs leading-tight hover:bg-raised aria-pressed:border-gold-text aria-pressed:text-gold-text aria-disabled:opacity-60';

const KEPT = [
  { kind: 'favourite', label: 'library.favourite', Icon: Heart },
  { kind: 'wish', label: 'library.wish', Icon: Bookmark },
] as const;

interface GameChoicesProps {
  readonly applicationId: string;
  readonly name: string;
  /** Library state for the signed-in user. */
  readonly library: LibraryState | null;
}

/** Favorite, wishlist and share buttons; visitors sign in first, and the action follows. */
export function GameChoices({ applicationId, name, library }: GameChoicesProps) {
  const page = usePage();
  const user = useUser();
  const refuse = useRefusal();
  const forgetDetails = useInvalidateDetails();
  useSavedElsewhere();
  const { state, change } = useSavedGame(applicationId, library);
  const mayKeep = user?.emailConfirmed === true && user.deviceAllowed;
  useEffect(() => {
    const wished = mayKeep ? consumePendingSave(applicationId) : null;
    if (wished === null) return;
    forgetDetails();
    void change(wished, true);
  }, [mayKeep, applicationId, change, forgetDetails]);
  const press = (kind: SavedKind) => {
    if (user === null) return signInToSave(page, { applicationId, kind });
    forgetDetails();
    void change(kind, !isSaved(state, kind));
  };
  return (
    <div className="flex gap-2">
      {KEPT.map(({ kind, label, Icon }) => (
        <button
          key={kind}
          type="button"
          className={BUTTON}
          aria-pressed={isSaved(state, kind)}
          aria-disabled={refuse !== null}
          onClick={refuse ?? (() => press(kind))}
        >
          <Icon size={20} aria-hidden fill={isSaved(state, kind) ? 'currentColor' : 'none'} />
          {page.t(label)}
        </button>
      ))}
      <ShareButton applicationId={applicationId} name={name} />
    </div>
  );
}

function ShareButton({ applicationId, name }: Omit<GameChoicesProps, 'library'>) {
  const page = usePage();
  const share = async () => {
    const url = page.state.origin + page.href('/application/details', detailsQuery(applicationId));
    const sharedBy = await sharePage({ title: name, text: page.t('library.share.text', { name }), url });
    if (sharedBy === 'link') toasts.show('success', page.t('library.share.copied'));
    if (sharedBy === 'nothing') toasts.show('warning', page.t('library.share.failed'));
  };
  return (
    <button type="button" className={BUTTON} onClick={() => void share()}>
      <Share2 size={20} aria-hidden />
      {page.t('library.share')}
    </button>
  );
}
