import { useState } from 'react';
import type { LinkedIdentity } from '#contract/account/entities.ts';
import type { PublicSettings } from '#contract/system/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { openSignIn } from '#web/app/session/open-sign-in.ts';
import { usePage } from '#web/app/use-page.ts';
import { AccountPage, AccountSection } from '#web/kit/page/account-page.tsx';
import { LinkWay } from './link-way.tsx';
import { RemoveWay } from './remove-way.tsx';
import { WayRow } from './way-row.tsx';

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
