import { useRouter } from '@tanstack/react-router';
import { CircleCheck, CirclePause } from 'lucide-react';
import { useState } from 'react';
import { switchAccount } from '#contract/account/endpoints.ts';
import type { UserProfile } from '#contract/account/entities.ts';
import { USER_STATUS } from '#contract/values/states.ts';
import { reloadProfile } from '#web/app/session/session.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';
import { AccountSection } from '#web/kit/page/account-page.tsx';

/** Shows whether the account is active, explains deactivation, and switches it after a confirmation. */
export function SwitchSection({ profile }: { profile: Pick<UserProfile, 'status'> }) {
  const page = usePage();
  const [isAsking, setAsking] = useState(false);
  const isOff = profile.status === USER_STATUS.deactivated;
  const Icon = isOff ? CirclePause : CircleCheck;
  return (
    <AccountSection id="switch" title={page.t('account.off.title')} lead={page.t('account.off.lead')}>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-sm">
        <li>{page.t('account.off.blocked')}</li>
        <li>{page.t('account.off.open')}</li>
      </ul>
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
        <p role="status" className="flex min-w-0 flex-1 items-center gap-3 font-bold">
          <Icon size={26} aria-hidden className={`flex-none ${isOff ? 'text-danger' : 'text-success'}`} />
          {page.t(isOff ? 'account.off.isOff' : 'account.off.isOn')}
        </p>
        <button type="button" className={`btn ${isOff ? 'btn-gold' : 'btn-quiet'}`} onClick={() => setAsking(true)}>
          {page.t(isOff ? 'account.off.switchOn' : 'account.off.switchOff')}
        </button>
      </div>
      {isAsking && <SwitchAccountDialog isOff={isOff} onClose={() => setAsking(false)} />}
    </AccountSection>
  );
}

function SwitchAccountDialog({ isOff, onClose }: { isOff: boolean; onClose: () => void }) {
  const page = usePage();
  const router = useRouter();
  const part = isOff ? 'confirmOn' : 'confirmOff';
  return (
    <ConfirmAction
      title={page.t(`account.off.${part}.title`)}
      confirm={page.t(`account.off.${part}.go`)}
      busy={page.t('account.off.busy')}
      isDanger={!isOff}
      call={() => page.call(switchAccount, { status: isOff ? USER_STATUS.normal : USER_STATUS.deactivated })}
      done={page.t(isOff ? 'account.off.doneOn' : 'account.off.doneOff')}
      refresh={() => Promise.all([router.invalidate(), reloadProfile(page)])}
      onClose={onClose}
    >
      {page.t(`account.off.${part}.text`)}
    </ConfirmAction>
  );
}
