import { useRouter } from '@tanstack/react-router';
import type { PageUser } from '#domain/page/page-user.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { usePage } from '../../app/use-page.ts';

export interface Finish {
  /** The changed facts of the account. */
  readonly proven: Partial<PageUser>;
  readonly message: MessageKey;
  readonly onClose: () => void;
}

/** Completes a verification: updates the page, closes the dialog, and reloads what was rejected before. */
export function useFinish({ proven, message, onClose }: Finish): () => void {
  const page = usePage();
  const router = useRouter();
  return () => {
    const { user } = page.session.state();
    if (user !== null) page.session.set({ user: { ...user, ...proven } });
    onClose();
    toasts.show('success', page.t(message));
    void page.reloadProfile();
    void router.invalidate();
  };
}
