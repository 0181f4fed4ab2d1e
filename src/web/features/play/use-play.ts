import { useEffect, useState } from 'react';
import { playApplication } from '#contract/application/endpoints.ts';
import type { PublicApplication } from '#contract/application/entities.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { errorText, loadMessages } from '#web/app/messages/import-messages.ts';
import { type Page, usePage } from '../../app/use-page.ts';

export type PlayStep =
  | { readonly name: 'opening' }
  | { readonly name: 'tooYoung'; readonly text: string }
  | { readonly name: 'playing'; readonly url: string }
  | { readonly name: 'refused'; readonly reason: string };

/** Opens a game from its page, which has asked for the age if necessary (R6.11). */
export function usePlay({ appId }: PublicApplication): PlayStep {
  const page = usePage();
  const [step, setStep] = useState<PlayStep>({ name: 'opening' });
  useEffect(() => {
    let isLeft = false;
    const open = async () => {
      const next = await openGame(page, appId);
      if (!isLeft) setStep(next);
    };
    void open();
    return () => {
      isLeft = true;
    };
  }, [page, appId]);
  return step;
}

async function openGame(page: Page, applicationId: string): Promise<PlayStep> {
  try {
    const ageConfirmed = page.state.audience === 'adult';
    const { url } = await page.call(playApplication, { applicationId, ageConfirmed });
    return { name: 'playing', url };
  } catch (error) {
    return answerRefusal(page, error);
  }
}

/** The server decides about the age: the day or the profile may have changed. */
async function answerRefusal(page: Page, error: unknown): Promise<PlayStep> {
  const { birthdate, ageConfirmed } = (error instanceof ApiError ? error.fields : undefined) ?? {};
  try {
    if (birthdate === 'age.too_young' || ageConfirmed === 'age.too_young') {
      await loadMessages(page, 'rules');
      return { name: 'tooYoung', text: page.t('age.too_young') };
    }
    // The reloaded page asks for the age.
    if (birthdate !== undefined || ageConfirmed !== undefined) location.reload();
    return {
      name: 'refused',
      reason: await errorText(page, error instanceof ApiError ? error.code : ERROR.systemBusy),
    };
  } catch {
    return { name: 'refused', reason: await errorText(page, ERROR.systemBusy) };
  }
}
