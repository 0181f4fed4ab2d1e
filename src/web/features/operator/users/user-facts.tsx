import type { UserCase } from '#contract/admin/entities.ts';
import { PROVIDER_REVIEW } from '#contract/values/states.ts';
import { writePersonName } from '#domain/text/person-name.ts';
import { usePage } from '#web/app/use-page.ts';
import { Facts } from '#web/kit/page/facts.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { VerifiedState } from '#web/kit/state/verified-state.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { CopyButton } from '#web/ui/text/copy-button.tsx';

/** Who an account is, how it signs in, and its developer. */
export function UserFacts({ found }: { found: UserCase }) {
  const page = usePage();
  return (
    <Section id="details" title={page.t('words.details')}>
      <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2 lg:grid-cols-1">
        <Person user={found.user} />
        <SignIns found={found} />
        <Developer found={found} />
      </div>
    </Section>
  );
}

function Person({ user }: Pick<UserCase, 'user'>) {
  const page = usePage();
  const { id, account, email, emailConfirmed, callingCode, phoneNumber, phoneConfirmed, createdAt } = user;
  const name = writePersonName(user, page.state.locale);
  return (
    <Facts
      className="flex min-w-0 flex-col gap-4"
      facts={{
        'operator.audit.user': (
          <>
            <Copied text={String(id)} label={page.t('operator.audit.user')} />
            <span className="text-muted block truncate text-xs" title={account}>
              {account}
            </span>
          </>
        ),
        'providers.field.person': name !== '' && name,
        'words.eMail': (
          <>
            {email === '' ? '–' : <Copied text={email} label={page.t('words.eMail')} />}
            {email !== '' && <VerifiedState isVerified={emailConfirmed} />}
          </>
        ),
        'words.phoneNumber': phoneNumber !== '' && (
          <>
            <Copied text={`+${callingCode} ${phoneNumber}`} label={page.t('words.phoneNumber')} />
            <VerifiedState isVerified={phoneConfirmed} />
          </>
        ),
        'words.createdOn': <LocalTime iso={createdAt} />,
      }}
    />
  );
}

/** A value that operators paste elsewhere. */
function Copied({ text, label }: { text: string; label: string }) {
  const page = usePage();
  return (
    <span className="-my-2 flex items-center gap-1">
      <span className="min-w-0 font-bold">{text}</span>
      <CopyButton text={text} label={page.t('words.copyName', { name: label })} done={page.t('words.copied')} />
    </span>
  );
}

function SignIns({ found: { identities, lastSignInAt, sessionCount } }: { found: UserCase }) {
  const page = usePage();
  return (
    <Facts
      className="border-line flex min-w-0 flex-col gap-4 lg:border-t lg:pt-6"
      facts={{
        'words.lastSignIn': lastSignInAt === null ? '–' : <LocalTime iso={lastSignInAt} />,
        'words.currentSessions': new Intl.NumberFormat(page.state.locale).format(sessionCount),
        'words.signsInWith': (
          <>
            {identities.length === 0 && '–'}
            <ul className="flex flex-col gap-2">
              {identities.map(({ id, loginType, name, email, lastUsedAt }) => (
                <li key={id} className="flex flex-col">
                  <span className="font-bold">{name ?? page.t(`loginType.${loginType}`)}</span>
                  {email !== '' && <span>{email}</span>}
                  {lastUsedAt !== null && (
                    <span className="text-muted text-xs">
                      {page.t('words.lastSignIn')} <LocalTime iso={lastUsedAt} precision="day" />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </>
        ),
      }}
    />
  );
}

/** The company, or the application to become a developer; nothing for a player who never applied. */
function Developer({ found: { user, company } }: { found: UserCase }) {
  const page = usePage();
  const { providerReviewStatus } = user;
  if (providerReviewStatus === PROVIDER_REVIEW.none) return null;
  return (
    <Facts
      className="border-line flex min-w-0 flex-col gap-4 lg:border-t lg:pt-6"
      facts={{
        'userType.99': (
          <span className="flex flex-col items-start gap-2">
            {company !== null && <span className="font-bold">{company.name}</span>}
            <span className="flex flex-wrap gap-1.5">
              <StateChip state={`providerReview.${providerReviewStatus}`} />
              {company?.enable === false && <StateChip state="providers.off" />}
            </span>
            <a className="link" href={page.href(`/operator/providers/${user.id}`)}>
              {page.t('operator.user.case')}
            </a>
          </span>
        ),
      }}
    />
  );
}
