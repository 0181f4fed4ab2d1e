import { useRouter } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { revokeAccessToken } from '#contract/access-token/endpoints.ts';
import type { AccessToken } from '#contract/access-token/entities.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../../app/use-action.ts';
import { usePage } from '../../../app/use-page.ts';

/** The heading of the list, where the focus goes when a row is gone. */
export const LIST_ID = 'tokens';

/** Asks once before builds stop working. */
export function RevokeToken({ token: { id, name }, onClose }: { token: AccessToken; onClose: () => void }) {
  const page = usePage();
  const router = useRouter();
  const { isBusy, start } = useAction(async () => {
    await page.call(revokeAccessToken, { id });
    await router.invalidate();
    // Nothing outside a modal dialog can have the focus, and the button that was pressed goes with its row.
    flushSync(onClose);
    document.getElementById(LIST_ID)?.focus();
    toasts.show('success', page.t('tokens.revoked', { name }));
  });
  return (
    <ConfirmDialog
      title={page.t('tokens.revoke.title', { name })}
      confirm={page.t('tokens.revoke')}
      cancel={page.t('portal.cancel')}
      isDanger
      isBusy={isBusy}
      onConfirm={start}
      onClose={onClose}
    >
      {page.t('tokens.revoke.text')}
    </ConfirmDialog>
  );
}
