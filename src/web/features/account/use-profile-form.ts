import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { updateUserProfile } from '#contract/account/endpoints.ts';
import type { UserProfile } from '#contract/account/entities.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { reloadProfile } from '#web/app/session/session.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../app/use-action.ts';
import { type Page, usePage } from '../../app/use-page.ts';
import { checkProfile, type ProfileErrors, sayFieldErrors } from './check-profile.ts';
import {
  changedTexts,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileTexts,
  profileTexts,
  unsentTexts,
} from './profile-fields.ts';

/** Saves what was changed; a refusal that names fields of the form is answered with what is wrong with them. */
async function saveChanges(page: Page, changes: Partial<ProfileTexts>): Promise<UserProfile | ProfileErrors> {
  try {
    return await page.call(updateUserProfile, changes);
  } catch (error) {
    const errors = error instanceof ApiError ? await sayFieldErrors(page, error.fields ?? {}) : {};
    if (hasNone(errors)) throw error;
    return errors;
  }
}

function hasNone(errors: ProfileErrors): boolean {
  return Object.keys(errors).length === 0;
}

/** The state of the profile's form: what is typed stays, whatever happens, until it is saved or discarded. */
export function useProfileForm(profile: UserProfile) {
  const page = usePage();
  const router = useRouter();
  // What the service keeps since a save, until the page itself comes anew: whoever leaves meanwhile loses nothing.
  const [kept, setKept] = useState({ profile, texts: profileTexts(profile) });
  const stored = kept.profile === profile ? kept.texts : profileTexts(profile);
  // Only what somebody typed: the other fields follow the page, which may show an older profile until it comes anew.
  const [edits, setEdits] = useState<Partial<ProfileTexts>>({});
  const typed = { ...stored, ...edits };
  const [errors, setErrors] = useState<ProfileErrors>({});
  const changes = changedTexts(stored, typed);
  const refuse = (found: ProfileErrors) => {
    flushSync(() => setErrors(found));
    const first = PROFILE_FIELDS.find((name) => found[name] !== undefined);
    document.querySelector<HTMLElement>(`#field-${first}`)?.focus();
  };
  const { isBusy, start } = useAction(async (known: ProfileErrors) => {
    const found = { ...(await checkProfile(page, { ...typed, ...changes }, new Date())), ...known };
    if (!hasNone(found)) return refuse(found);
    const saved = await saveChanges(page, changes);
    if (!('id' in saved)) return refuse(saved);
    setErrors({});
    setEdits((since) => unsentTexts(since, typed));
    setKept({ profile, texts: profileTexts(saved) });
    await Promise.all([router.invalidate(), reloadProfile(page)]);
    toasts.show('success', page.t('account.saved'));
  });
  return {
    typed,
    errors,
    isBusy,
    isDirty: Object.keys(changes).length > 0,
    save: start,
    type(name: ProfileField, value: string) {
      setEdits((before) => ({ ...before, [name]: value }));
      setErrors(({ [name]: _corrected, ...others }) => others);
    },
    restore() {
      setEdits({});
      setErrors({});
    },
  };
}
