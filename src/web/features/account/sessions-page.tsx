import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { AccountSession } from '#contract/account/account-session.ts';
import { endSession } from '#contract/account/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';
import { AccountPage, AccountSection } from '#web/kit/page/account-page.tsx';
import { deviceName } from './device-name.ts';
import { SessionRow } from './session-row.tsx';

const DAY_SECONDS = 24 * 60 * 60;

/** Sessions to end after a confirmation: one, or all but the current one. */
type Ending = AccountSession | 'others';

/** The account's sessions, with actions to end them. */
export function SessionsPage({ sessions }: { sessions: readonly AccountSession[] }) {
  const page = usePage();
  const [ending, setEnding] = useState<Ending | null>(null);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const current = sessions.filter(({ isCurrent }) => isCurrent);
  return (
    <AccountPage
      title={page.t('shell.account.sessions')}
      lead={page.t('account.sessions.lead', { days: LIMITS.sessionSeconds / DAY_SECONDS })}
      help="players/devices-and-sessions"
    >
      <AccountSection id="sessions" title={page.t('words.currentSessions')}>
        <ul className="flex flex-col gap-5">
          {[...current, ...others].map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
          ))}
        </ul>
        {others.length === 0 ? <OnlyHere /> : <EndOthers onClick={() => setEnding('others')} />}
      </AccountSection>
      {ending !== null && <EndDialog ending={ending} count={others.length} onClose={() => setEnding(null)} />}
    </AccountPage>
  );
}

function OnlyHere() {
  const page = usePage();
  return (
    <div className="bg-raised flex items-start gap-4 rounded-xl p-4">
      <ShieldCheck size={24} aria-hidden className="text-success flex-none" />
      <div>
        <p className="font-bold">{page.t('account.sessions.only.title')}</p>
        <p className="text-muted text-sm">{page.t('account.sessions.only.text')}</p>
      </div>
    </div>
  );
}

function EndOthers({ onClick }: { onClick: () => void }) {
  const page = usePage();
  return (
    <div className="border-line flex flex-col border-t pt-5 sm:items-start">
      <button type="button" className="btn btn-quiet" onClick={onClick}>
        {page.t('account.sessions.endOthers')}
      </button>
    </div>
  );
}

function EndDialog({ ending, count, onClose }: { ending: Ending; count: number; onClose: () => void }) {
  const page = usePage();
  const isOne = ending !== 'others';
  const place = isOne ? deviceName(page, ending.device) : '';
  const part = isOne ? 'confirm' : 'confirmOthers';
  return (
    <ConfirmAction
      title={page.t(`account.sessions.${part}.title`, { place })}
      confirm={page.t(isOne ? 'shell.signOut' : 'account.sessions.endOthers')}
      isDanger
      call={() => page.call(endSession, isOne ? { id: ending.id } : { others: true })}
      done={page.t(isOne ? 'account.sessions.ended' : 'account.sessions.endedOthers', { place })}
      focusAfter="sessions"
      onClose={onClose}
    >
      {page.t(`account.sessions.${part}.text`, { count })}
    </ConfirmAction>
  );
}
