import type { LinkedIdentity } from '#contract/account/entities.ts';
import { removeIdentity } from '#contract/account/identity-endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';
import { wayName } from './way-name.ts';

interface RemoveWayProps {
  readonly identity: LinkedIdentity;
  readonly onClose: () => void;
}

/** Asks before a way to sign in is removed: nothing but another one brings its owner back in. */
export function RemoveWay({ identity, onClose }: RemoveWayProps) {
  const page = usePage();
  const { id } = identity;
  const name = wayName(page, identity);
  return (
    <ConfirmAction
      title={page.t('account.ways.remove.title', { name })}
      confirm={page.t('words.remove')}
      isDanger
      call={() => page.call(removeIdentity, { id })}
      done={page.t('words.nameIsRemoved', { name })}
      focusAfter="ways"
      onClose={onClose}
    >
      {page.t('account.ways.remove.text', { name })}
    </ConfirmAction>
  );
}
