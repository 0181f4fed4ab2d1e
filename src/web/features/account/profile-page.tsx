import type { LinkedIdentity, UserProfile } from '#contract/account/entities.ts';
import { AccountPage } from '#web/kit/page/account-page.tsx';
import { Moment } from '#web/kit/time/moment.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { usePage } from '../../app/use-page.ts';
import { AvatarChoice } from './avatar-choice.tsx';
import { ContactSection } from './contact-section.tsx';
import { ProfileForm } from './profile-form.tsx';

export interface ProfilePageProps {
  readonly profile: UserProfile;
  readonly identities: readonly LinkedIdentity[];
}

/** The profile: fixed facts, editable fields, contacts. */
export function ProfilePage({ profile, identities }: ProfilePageProps) {
  const page = usePage();
  return (
    <AccountPage title={page.t('shell.account.profile')} lead={page.t('account.profile.lead')}>
      <ProfileSummary profile={profile} identities={identities} />
      <ProfileForm key={profile.id} profile={profile} />
      <ContactSection profile={profile} />
    </AccountPage>
  );
}

function ProfileSummary({ profile, identities }: ProfilePageProps) {
  const page = usePage();
  const { nickname, avatar, type, createdAt, loginType: used } = profile;
  const linked = identities.map(({ loginType, name }) => name ?? page.t(`loginType.${loginType}`));
  const ways = linked.length === 0 && used !== null ? [page.t(`loginType.${used}`)] : linked;
  const facts = [
    [page.t('account.profile.type'), page.t(`userType.${type}`)],
    [page.t('words.signsInWith'), ways.length === 0 ? '–' : [...new Set(ways)].join(' · ')],
  ] as const;
  return (
    <div className="card flex flex-col gap-5 p-5 sm:flex-row sm:items-center sm:p-7">
      <Avatar nickname={nickname} src={avatar} isLarge />
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <div>
          <p className="text-lg font-bold wrap-anywhere">{nickname}</p>
          <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
            {facts.map(([label, value]) => (
              <div key={label} className="flex flex-col">
                <dt className="text-muted text-xs">{label}</dt>
                <dd className="text-sm">{value}</dd>
              </div>
            ))}
            <Moment label={page.t('words.createdOn')} iso={createdAt} precision="day" />
          </dl>
        </div>
        <AvatarChoice avatar={avatar} />
      </div>
    </div>
  );
}
