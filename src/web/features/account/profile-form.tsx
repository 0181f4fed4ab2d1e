import { type FormEvent, useState } from 'react';
import type { UserProfile } from '#contract/account/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { LeaveGuard } from '#web/kit/form/leave-guard.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { usePage } from '../../app/use-page.ts';
import { AccountSection } from './account-page.tsx';
import { FormButtons } from './form-buttons.tsx';
import type { ProfileField } from './profile-fields.ts';
import { useProfileForm } from './use-profile-form.ts';

const EARLIEST_BIRTHDATE = '1900-01-01';

const FIELDS = {
  nickname: { autoComplete: 'nickname', required: true, spellCheck: false },
  familyName: { autoComplete: 'family-name', maxLength: LIMITS.lastNameMax },
  givenName: { autoComplete: 'given-name', maxLength: LIMITS.personNameLength },
  birthdate: { autoComplete: 'bday', type: 'date', min: EARLIEST_BIRTHDATE },
  postalCode: { autoComplete: 'postal-code', maxLength: LIMITS.postalCodeLength },
  address: { autoComplete: 'street-address', maxLength: LIMITS.addressLength },
} as const satisfies Record<ProfileField, object>;

/** A date half typed has no value, so that only the input knows of it. */
function hasHalfDate(form: HTMLFormElement): boolean {
  const input = form.elements.namedItem('birthdate');
  return input instanceof HTMLInputElement && input.validity.badInput;
}

/** The part of the profile that its owner writes. */
export function ProfileForm({ profile }: { profile: UserProfile }) {
  const page = usePage();
  const { typed, errors, type, save, restore, isBusy, isDirty } = useProfileForm(profile);
  const [round, setRound] = useState(0);
  const fieldOf = (name: ProfileField) => ({
    ...FIELDS[name],
    name,
    label: page.t(`account.field.${name}`),
    value: typed[name],
    error: errors[name],
    onChange: (value: string) => type(name, value),
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isHalf = hasHalfDate(event.currentTarget);
    if (isHalf) await loadMessages(page, 'rules');
    save(isHalf ? { birthdate: page.t('age.birthdate') } : {});
  };
  // Where the family name comes first, so does its field.
  const [first, last]: readonly [ProfileField, ProfileField] =
    page.state.locale === 'en-US' ? ['givenName', 'familyName'] : ['familyName', 'givenName'];
  return (
    <AccountSection id="personal" title={page.t('account.profile.personal')}>
      <form
        noValidate
        // What judges the form is large; it comes while somebody types.
        onFocus={() => void import('#domain/forms/profile-form.ts')}
        onSubmit={submit}
        className="flex flex-col gap-5"
      >
        <div key={round} className="grid gap-5 sm:grid-cols-2">
          <TextField {...fieldOf('nickname')} hint={page.t('account.field.nickname.hint')} />
          <TextField {...fieldOf('birthdate')} hint={page.t('account.field.birthdate.hint')} />
          <TextField {...fieldOf(first)} />
          <TextField {...fieldOf(last)} />
          <div className="grid gap-5 sm:col-span-2 sm:grid-cols-[160px_1fr]">
            <TextField {...fieldOf('postalCode')} />
            <TextField {...fieldOf('address')} />
          </div>
        </div>
        <FormButtons
          isBusy={isBusy}
          isDirty={isDirty}
          onRestore={() => {
            restore();
            setRound(round + 1);
          }}
        />
      </form>
      <LeaveGuard
        isDirty={isDirty}
        words={{
          title: page.t('account.leave.title'),
          text: page.t('account.leave.text'),
          go: page.t('account.leave.go'),
          stay: page.t('account.leave.stay'),
        }}
      />
    </AccountSection>
  );
}
