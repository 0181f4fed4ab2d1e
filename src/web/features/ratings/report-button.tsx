import { Flag } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { RatingPart } from '#contract/rating/rating-reasons.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { openSignIn } from '#web/app/session/open-sign-in.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import type { ReportDialogProps } from './report-dialog.tsx';

interface ReportButtonProps {
  readonly ratingId: number;
  readonly about: RatingPart;
  /** Full label for screen readers. */
  readonly label: string;
}

/** Button to report a rating or its reply; the dialog is loaded on demand. */
export function ReportButton({ ratingId, about, label }: ReportButtonProps) {
  const page = usePage();
  const isSignedIn = useUser() !== null;
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps> | null>(null);
  const reporting = useAction(async () => {
    if (!isSignedIn) return openSignIn({ reason: 'rating' });
    const [{ ReportDialog }] = await Promise.all([
      import('./report-dialog.tsx'),
      loadMessages(page, 'rules', 'errors'),
    ]);
    setDialog(() => ReportDialog);
  });
  return (
    <>
      <button
        type="button"
        className="text-muted hover:bg-raised inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => reporting.start()}
      >
        <Flag size={16} aria-hidden />
        {page.t('ratings.report')}
      </button>
      {Dialog !== null && <Dialog ratingId={ratingId} about={about} onClose={() => setDialog(null)} />}
    </>
  );
}
