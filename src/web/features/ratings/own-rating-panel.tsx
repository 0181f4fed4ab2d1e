import { Pencil, Star, Trash2 } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import type { PublicApplication } from '#contract/application/entities.ts';
import type { OwnRating, RatingObstacle } from '#contract/rating/entities.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { openSignIn } from '#web/app/session/open-sign-in.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { RatingHead, RatingWords } from '#web/kit/rating/rating-text.tsx';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import type { DeleteRatingProps } from './delete-rating.tsx';
import type { OwnRatingState } from './load-ratings.ts';
import type { TypedRating, WriteDialogProps } from './write-dialog.tsx';

export interface OwnRatingPanelProps {
  readonly application: Pick<PublicApplication, 'appId' | 'name'>;
  readonly own: OwnRatingState | null;
  readonly onChanged: () => Promise<void>;
}

/** The user's rating, a button to write one, or the reason why that is not possible. */
export function OwnRatingPanel({ application, own, onChanged }: OwnRatingPanelProps) {
  const page = usePage();
  const isSignedIn = useUser() !== null;
  const removal = own?.rating?.removal ?? null;
  return (
    <div className="card flex min-w-0 flex-col items-start gap-3 p-5">
      {removal !== null ? (
        <Removed reason={removal.note || page.t(`ratings.reason.${removal.reason}`)} />
      ) : own?.rating != null ? (
        <Said rating={own.rating} application={application} mayEdit={own.obstacle === null} onChanged={onChanged} />
      ) : (
        <Ask application={application} obstacle={own?.obstacle ?? null} isSignedIn={isSignedIn} onChanged={onChanged} />
      )}
    </div>
  );
}

function Removed({ reason }: { reason: string }) {
  const page = usePage();
  return (
    <>
      <h3 className="text-danger text-base">{page.t('ratings.removed')}</h3>
      <p className="text-sm wrap-anywhere">{page.t('ratings.removed.reason', { reason })}</p>
      <p className="text-sm">{page.t('ratings.removed.text')}</p>
    </>
  );
}

interface AskProps extends Omit<OwnRatingPanelProps, 'own'> {
  readonly obstacle: RatingObstacle | null;
  readonly isSignedIn: boolean;
}

function Ask({ application, obstacle, isSignedIn, onChanged }: AskProps) {
  const page = usePage();
  const writing = useWriteDialog();
  const { Dialog } = writing;
  return (
    <>
      <h3 className="text-base wrap-anywhere">{page.t('ratings.write.lead', { name: application.name })}</h3>
      {obstacle !== null ? (
        <p className="text-muted text-sm">{page.t(`ratings.obstacle.${obstacle}`)}</p>
      ) : (
        <button
          type="button"
          className="btn btn-gold mt-auto"
          aria-haspopup="dialog"
          onClick={() => (isSignedIn ? writing.open() : openSignIn({ reason: 'rating' }))}
        >
          <Star size={18} aria-hidden />
          {page.t(isSignedIn ? 'ratings.write' : 'ratings.signIn')}
        </button>
      )}
      {Dialog !== null && (
        <Dialog
          application={application}
          before={null}
          draft={writing.draft}
          onSaved={onChanged}
          onClose={writing.close}
        />
      )}
    </>
  );
}

interface SaidProps extends Omit<OwnRatingPanelProps, 'own'> {
  readonly rating: OwnRating;
  /** Not for deactivated accounts; deleting is always possible. */
  readonly mayEdit: boolean;
}

function Said({ rating, application, mayEdit, onChanged }: SaidProps) {
  const page = usePage();
  const writing = useWriteDialog();
  const { Dialog } = writing;
  const [Delete, setDelete] = useState<ComponentType<DeleteRatingProps> | null>(null);
  const deleting = useAction(async () => {
    const { DeleteRating } = await import('./delete-rating.tsx');
    setDelete(() => DeleteRating);
  });
  return (
    <>
      <h3 id="own-rating" tabIndex={-1} className="text-base outline-none">
        {page.t('ratings.own')}
      </h3>
      {rating.isHeld && (
        <p className="text-sm">
          <b>{page.t('ratings.held')}</b> <span className="text-muted">{page.t('ratings.held.text')}</span>
        </p>
      )}
      <RatingHead rating={rating} />
      {rating.words !== '' && <RatingWords words={rating.words} lang={rating.lang} />}
      <div className="flex flex-wrap gap-2">
        {mayEdit && (
          <button type="button" className="btn btn-quiet" aria-haspopup="dialog" onClick={() => writing.open()}>
            <Pencil size={16} aria-hidden />
            {page.t('ratings.edit')}
          </button>
        )}
        <button type="button" className="btn btn-quiet" aria-haspopup="dialog" onClick={() => deleting.start()}>
          <Trash2 size={16} aria-hidden />
          {page.t('ratings.delete')}
        </button>
      </div>
      {Dialog !== null && (
        <Dialog
          application={application}
          before={rating}
          draft={writing.draft}
          onSaved={onChanged}
          onClose={writing.close}
        />
      )}
      {Delete !== null && <Delete application={application} onDeleted={onChanged} onClose={() => setDelete(null)} />}
    </>
  );
}

/** The dialog for writing a rating, loaded on demand. */
function useWriteDialog() {
  const page = usePage();
  const [Dialog, setDialog] = useState<ComponentType<WriteDialogProps> | null>(null);
  const draft = useRef<TypedRating>(null);
  const opening = useAction(async () => {
    const [{ WriteDialog }] = await Promise.all([import('./write-dialog.tsx'), loadMessages(page, 'rules', 'errors')]);
    setDialog(() => WriteDialog);
  });
  const close = (typed: TypedRating | null) => {
    draft.current = typed;
    setDialog(null);
  };
  return { Dialog, draft: draft.current, open: () => opening.start(), close };
}
