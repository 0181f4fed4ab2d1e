import { useState } from 'react';
import { updateUserProfile } from '#contract/account/endpoints.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { findBirthdateObstacle } from '#domain/age/birthdate.ts';
import { useAction } from '#web/app/use-action.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { focusField } from '#web/kit/form/focus-field.ts';
import { calendarDay } from '#web/kit/time/calendar-day.ts';

export const BIRTHDATE_FIELD = 'birthdate';

/** Validates and stores the typed date of birth; an underage account stores it as well. */
export function useBirthdate(onStored: () => void) {
  const page = usePage();
  const [birthdate, setBirthdate] = useState('');
  const [error, setError] = useState('');
  const refuse = (key: string) => {
    setError(page.translator.find(key) ?? page.t('field.invalid'));
    focusField(BIRTHDATE_FIELD);
  };
  const { isBusy, start } = useAction(async () => {
    const isDate = findBirthdateObstacle(birthdate, calendarDay(new Date())) !== 'age.birthdate';
    const refusal = isDate ? await storeBirthdate(page, birthdate) : 'age.birthdate';
    if (refusal === undefined) onStored();
    else refuse(refusal);
  });
  const type = (typed: string) => {
    setBirthdate(typed);
    setError('');
  };
  return { birthdate, error, isBusy, type, store: start };
}

/** Stores the date; returns the message key of the server's objection. */
async function storeBirthdate(page: Page, birthdate: string): Promise<string | undefined> {
  try {
    await page.call(updateUserProfile, { birthdate });
    return undefined;
  } catch (error) {
    const key = error instanceof ApiError ? error.fields?.birthdate : undefined;
    if (key === undefined) throw error;
    return key;
  }
}
