import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { updateUserProfile } from '#contract/account/endpoints.ts';
import type { LinkedIdentity, UserProfile } from '#contract/account/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { orderNames } from '#domain/text/person-name.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { reloadProfile } from '#web/app/session/session.ts';
import { usePage } from '#web/app/use-page.ts';
import { ChangesBar } from '#web/kit/form/save-bar.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import { AccountPage, AccountSection } from '#web/kit/page/account-page.tsx';
import { Moment } from '#web/kit/time/local-time.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form } from '#web/ui/form.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { AvatarChoice } from './avatar-choice.tsx';
import {
  changedTexts,
  checkProfile,
  type ProfileField,
  type ProfileTexts,
  profileTexts,
  trimTexts,
} from './check-profile.ts';
import { ContactSection } from './contact-section.tsx';

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

const EARLIEST_BIRTHDATE = '1900-01-01';

const FIELDS = {
  nickname: { autoComplete: 'nickname', required: true, spellCheck: false },
  familyName: { autoComplete: 'family-name', maxLength: LIMITS.lastNameMax },
  givenName: { autoComplete: 'given-name', maxLength: LIMITS.personNameLength },
  birthdate: { autoComplete: 'bday', type: 'date', min: EARLIEST_BIRTHDATE },
  postalCode: { autoComplete: 'postal-code', maxLength: LIMITS.postalCodeLength },
  address: { autoComplete: 'street-address', maxLength: LIMITS.addressLength },
} as const satisfies Record<ProfileField, object>;

/** An incomplete date has no value; only the input's validity reveals it. */
function hasHalfDate(): boolean {
  const input = document.getElementById('field-birthdate');
  return input instanceof HTMLInputElement && input.validity.badInput;
}

/** The editable part of the profile. */
function ProfileForm({ profile }: { profile: UserProfile }) {
  const page = usePage();
  const router = useRouter();
  const stored = profileTexts(profile);
  const form = useForm<ProfileTexts>({
    initial: stored,
    order: orderNames(Object.keys(stored), page.state.locale),
    async check(texts) {
      const found = await checkProfile(page, trimTexts(texts), new Date());
      if (!hasHalfDate()) return found;
      await loadMessages(page, 'rules');
      return { ...found, birthdate: page.t('age.birthdate') };
    },
    send: (texts) => page.call(updateUserProfile, changedTexts(stored, texts)),
    async onSent() {
      await Promise.all([router.invalidate(), reloadProfile(page)]);
      toasts.show('success', page.t('account.saved'));
    },
  });
  const [round, setRound] = useState(0);
  const fieldOf = (name: ProfileField) => ({
    ...FIELDS[name],
    ...form.fieldOf(name),
    label: page.t(`account.field.${name}`),
  });
  const reset = () => {
    form.reset();
    // Remounts the date input, which drops an incomplete date.
    setRound(round + 1);
  };
  return (
    <AccountSection id="personal" title={page.t('account.profile.personal')}>
      <Form
        // Preloads the large validation rules while the user types.
        onFocus={() => void import('#domain/forms/provider/profile-form.ts')}
        onSubmit={form.submit}
        className="flex flex-col gap-5"
      >
        <div key={round} className="grid gap-5 sm:grid-cols-2">
          <TextField {...fieldOf('nickname')} hint={page.t('account.field.nickname.hint')} />
          <TextField {...fieldOf('birthdate')} hint={page.t('account.field.birthdate.hint')} />
          {orderNames(['familyName', 'givenName'], page.state.locale).map((name) => (
            <TextField key={name} {...fieldOf(name)} />
          ))}
          <div className="grid gap-5 sm:col-span-2 sm:grid-cols-[160px_1fr]">
            <TextField {...fieldOf('postalCode')} />
            <TextField {...fieldOf('address')} />
          </div>
        </div>
        <ChangesBar form={{ ...form, reset }} />
      </Form>
    </AccountSection>
  );
}
