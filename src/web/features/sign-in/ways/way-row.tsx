import { KeyRound, Mail } from 'lucide-react';
import type { LinkedIdentity } from '#contract/account/entities.ts';
import { LOGIN_TYPE } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { Moment } from '#web/kit/time/moment.tsx';
import { AppleLogo, GoogleLogo } from '../provider-logos.tsx';
import { wayName } from './way-name.ts';

const MARKS = {
  [LOGIN_TYPE.google]: GoogleLogo,
  [LOGIN_TYPE.apple]: AppleLogo,
  [LOGIN_TYPE.openid]: () => <KeyRound size={20} aria-hidden />,
  [LOGIN_TYPE.email]: () => <Mail size={20} aria-hidden />,
} as const;

interface WayRowProps {
  readonly identity: LinkedIdentity;
  /** Null where it must stay. */
  readonly onRemove: (() => void) | null;
}

/** A linked way to sign in: whose, since when, and when it was last used. */
export function WayRow({ identity, onRemove }: WayRowProps) {
  const page = usePage();
  const { email, isOffered, createdAt, lastUsedAt } = identity;
  const name = wayName(page, identity);
  const Mark = MARKS[identity.loginType];
  return (
    <li className="border-line flex flex-col gap-4 border-t pt-5 first:border-t-0 first:pt-0 sm:flex-row sm:items-start">
      <div className="flex min-w-0 flex-1 gap-4">
        <span className="bg-raised text-muted grid h-11 w-11 flex-none place-items-center rounded-xl">
          <Mark />
        </span>
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-base wrap-anywhere">{name}</h3>
            {!isOffered && <StateChip state="account.ways.notOffered" />}
          </div>
          {email !== '' && <p className="text-muted text-sm wrap-anywhere">{email}</p>}
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            <Moment label={page.t('account.ways.linkedAt')} iso={createdAt} precision="day" />
            {lastUsedAt !== null && <Moment label={page.t('words.lastSignIn')} iso={lastUsedAt} precision="day" />}
          </dl>
        </div>
      </div>
      {onRemove !== null && (
        <button
          type="button"
          className="btn btn-quiet flex-none"
          aria-label={page.t('words.removeName', { name })}
          onClick={onRemove}
        >
          {page.t('words.remove')}
        </button>
      )}
    </li>
  );
}
