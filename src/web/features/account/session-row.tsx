import { Laptop, Smartphone, Tablet } from 'lucide-react';
import type { AccountSession } from '#contract/account/account-session.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { Moment } from '#web/kit/time/moment.tsx';
import { usePage } from '../../app/use-page.ts';
import { deviceName } from './device-name.ts';

const ICONS = { mobile: Smartphone, tablet: Tablet, desktop: Laptop } as const;

/** A session of the account; the current one has no button, it is ended by signing out. */
export function SessionRow({ session, onEnd }: { session: AccountSession; onEnd: () => void }) {
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
