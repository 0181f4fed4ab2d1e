import { KeyRound, Mail } from 'lucide-react';
import { useState } from 'react';
import type { LinkedIdentity } from '#contract/account/entities.ts';
import { removeIdentity } from '#contract/account/identity-endpoints.ts';
import type { PublicSettings } from '#contract/system/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { LOGIN_TYPE } from '#contract/values/states.ts';
import { openSignIn } from '#web/app/session/open-sign-in.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { AccountPage, AccountSection } from '#web/kit/page/account-page.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { Moment } from '#web/kit/time/local-time.tsx';
import { AppleLogo, GoogleLogo } from '../provider-logos.tsx';
import { LinkWay } from './link-way.tsx';

export interface WaysPageProps {
  readonly identities: readonly LinkedIdentity[];
  /** Whether the sign-in is recent enough to link and remove. */
  readonly canChange: boolean;
  readonly settings: PublicSettings;
}

/** The ways to sign in to the account: what is linked, and what else can be. */
export function WaysPage({ identities, canChange, settings }: WaysPageProps) {
  const page = usePage();
  const [removing, setRemoving] = useState<LinkedIdentity | null>(null);
  const isLast = (identity: LinkedIdentity) => !identities.some((other) => other !== identity && other.isOffered);
  return (
    <AccountPage title={page.t('shell.account.ways')} lead={page.t('account.ways.lead')} help="players/sign-in">
      <AccountSection id="ways" title={page.t('account.ways.list')}>
        <ul className="flex flex-col gap-5">
          {identities.map((identity) => (
            <WayRow
              key={identity.id}
              identity={identity}
              onRemove={canChange && !isLast(identity) ? () => setRemoving(identity) : null}
            />
          ))}
        </ul>
        {!canChange && <SignInAgain />}
      </AccountSection>
      {canChange && identities.length < LIMITS.identitiesPerAccount && (
        <LinkWay key={identities.length} settings={settings} />
      )}
      {removing !== null && <RemoveWay identity={removing} onClose={() => setRemoving(null)} />}
    </AccountPage>
  );
}

function SignInAgain() {
  const page = usePage();
  return (
    <div className="border-line flex flex-col gap-3 border-t pt-5 sm:items-start">
      <p className="text-muted text-sm">{page.t('account.ways.again', { minutes: LIMITS.recentSignInSeconds / 60 })}</p>
      <button type="button" className="btn btn-quiet" onClick={() => openSignIn({ reason: 'recent' })}>
        {page.t('account.ways.signInAgain')}
      </button>
    </div>
  );
}

interface RemoveWayProps {
  readonly identity: LinkedIdentity;
  readonly onClose: () => void;
}

/** Asks before a way to sign in is removed: nothing but another one brings its owner back in. */
function RemoveWay({ identity, onClose }: RemoveWayProps) {
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
function WayRow({ identity, onRemove }: WayRowProps) {
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

/** The provider of a way to sign in, as the store names it. */
function wayName(page: Page, { name, loginType }: LinkedIdentity): string {
  return name ?? page.t(`loginType.${loginType}`);
}
