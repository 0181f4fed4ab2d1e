import { Laptop, ShieldCheck, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import type { AccountSession } from '#contract/account/account-session.ts';
import { endSession } from '#contract/account/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { AccountPage, AccountSection } from '#web/kit/page/account-page.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { Moment } from '#web/kit/time/local-time.tsx';

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
      isAlwaysAllowed
      onClose={onClose}
    >
      {page.t(`account.sessions.${part}.text`, { count })}
    </ConfirmAction>
  );
}

const ICONS = { mobile: Smartphone, tablet: Tablet, desktop: Laptop } as const;

/** A session of the account; the current one has no button, it is ended by signing out. */
function SessionRow({ session, onEnd }: { session: AccountSession; onEnd: () => void }) {
  const page = usePage();
  const { device, isCurrent } = session;
  const Icon = ICONS[device.kind];
  const place = deviceName(page, device);
  return (
    <li className="border-line flex flex-col gap-4 border-t pt-5 first:border-t-0 first:pt-0 sm:flex-row sm:items-start">
      <div className="flex min-w-0 flex-1 gap-4">
        <span className="bg-raised text-muted grid h-11 w-11 flex-none place-items-center rounded-xl">
          <Icon size={22} aria-label={page.t(`words.device.${device.kind}`)} role="img" />
        </span>
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-base">{place}</h3>
            {isCurrent && <StateChip state="account.sessions.current" />}
          </div>
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            <Moment label={page.t('account.sessions.lastSeen')} iso={session.lastSeenAt} precision="day" />
            <Moment label={page.t('account.sessions.created')} iso={session.createdAt} />
            <div className="flex flex-col">
              <dt className="text-muted text-xs">{page.t('account.sessions.provider')}</dt>
              <dd className="text-sm">{page.t(`loginType.${session.loginType}`)}</dd>
            </div>
          </dl>
        </div>
      </div>
      {!isCurrent && (
        <button
          type="button"
          className="btn btn-quiet flex-none"
          aria-label={page.t('account.sessions.endPlace', { place })}
          onClick={onEnd}
        >
          {page.t('shell.signOut')}
        </button>
      )}
    </li>
  );
}

type SessionDevice = AccountSession['device'];

/** Names that are the same in every language; others are unknown. */
const BROWSERS: Readonly<Partial<Record<SessionDevice['browser'], string>>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  safari: 'Safari',
  firefox: 'Firefox',
  samsung: 'Samsung Internet',
  opera: 'Opera',
};
const SYSTEMS: Readonly<Partial<Record<SessionDevice['system'], string>>> = {
  ios: 'iOS',
  android: 'Android',
  windows: 'Windows',
  macos: 'macOS',
};

/** A readable browser name: "Chrome on Windows"; an unknown system is left out. */
function deviceName(page: Page, device: SessionDevice): string {
  const browser = BROWSERS[device.browser] ?? page.t('account.device.unknownBrowser');
  const system = SYSTEMS[device.system];
  return system === undefined ? browser : page.t('account.sessions.place', { browser, system });
}
