import { Flag } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { openSignIn, type SignInReason } from '#web/app/session/open-sign-in.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import type { ReportDialogProps } from './report-dialog.tsx';

interface ReportButtonProps extends Pick<ReportDialogProps, 'title' | 'send'> {
  /** Full label for screen readers. */
  readonly label: string;
  readonly signIn: SignInReason;
}

/** Button to report a review, its reply or news; the dialog is loaded on demand. Needs the bundle `ratings`. */
export function ReportButton({ label, signIn, ...report }: ReportButtonProps) {
  const page = usePage();
  const isSignedIn = useUser() !== null;
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps> | null>(null);
  const reporting = useAction(async () => {
    if (!isSignedIn) return openSignIn({ reason: signIn });
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
      {Dialog !== null && <Dialog {...report} onClose={() => setDialog(null)} />}
    </>
  );
}
