import { revokeAccessToken } from '#contract/access-token/endpoints.ts';
import type { AccessToken } from '#contract/access-token/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';

/** The heading of the list, which receives the focus when a row is removed. */
export const LIST_ID = 'tokens';

/** Asks for confirmation, as builds that use the token will fail. */
export function RevokeToken({ token: { id, name }, onClose }: { token: AccessToken; onClose: () => void }) {
  const page = usePage();
  return (
    <ConfirmAction
      title={page.t('tokens.revoke.title', { name })}
      confirm={page.t('tokens.revoke')}
      isDanger
      call={() => page.call(revokeAccessToken, { id })}
      done={page.t('tokens.revoked', { name })}
      focusAfter={LIST_ID}
      onClose={onClose}
    >
      {page.t('tokens.revoke.text')}
    </ConfirmAction>
  );
}
