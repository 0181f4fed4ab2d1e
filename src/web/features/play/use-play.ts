import { useCallback, useEffect, useState } from 'react';
import { getUserProfile } from '#contract/account/endpoints.ts';
import { playApplication } from '#contract/application/endpoints.ts';
import type { PublicApplication } from '#contract/application/entities.ts';
import { ApiError } from '#contract/errors.ts';
import { needsAgeConfirmation } from '#domain/age-gate.ts';
import { browserStorage } from '../../app/browser-storage.ts';
import { errorText, loadMessages } from '../../app/import-messages.ts';
import { type Page, usePage } from '../../app/use-page.ts';
import type { BirthdateGate } from '../verification/birthdate-gate.tsx';
import { confirmAge, isAgeConfirmed } from './age-confirmation.ts';
import { findAgeObstacle } from './find-age-obstacle.ts';

export type PlayStep =
  | { readonly name: 'opening' }
  /** The account has no date of birth yet. */
  | { readonly name: 'askingBirthdate'; readonly Gate: typeof BirthdateGate }
  /** The visitor is to confirm being 18 or older. */
  | { readonly name: 'asking' }
  | { readonly name: 'tooYoung'; readonly text: string }
  | { readonly name: 'playing'; readonly url: string }
  | { readonly name: 'refused'; readonly reason: string };

export interface Play {
  readonly step: PlayStep;
  /** The visitor is 18 or older, by their own word. */
  confirmAge(): void;
  /** The account has a date of birth now. */
  takeBirthdate(): void;
}

/** The way from the page of a game to the game: the account's age (O24), the visitor's word (R6.11), the call. */
export function usePlay(application: PublicApplication): Play {
  const page = usePage();
  const { appId } = application;
  const isGated = needsAgeConfirmation(application);
  const [step, setStep] = useState<PlayStep>({ name: 'opening' });
  const open = useCallback(async () => {
    setStep(await openGame(page, appId, isGated));
  }, [page, appId, isGated]);
  const begin = useCallback(async () => {
    const stop = isGated ? await findStop(page) : null;
    if (stop !== null) setStep(stop);
    else await open();
  }, [page, isGated, open]);
  useEffect(() => void begin(), [begin]);
  return {
    step,
    confirmAge() {
      confirmAge(browserStorage(), new Date());
      void open();
    },
    takeBirthdate: () => void begin(),
  };
}

/** What has to be known, or said, before a game for adults opens; null where nothing has. */
async function findStop(page: Page): Promise<PlayStep | null> {
  try {
    const { isLogin, profile } = page.session.state();
    const account = isLogin ? (profile ?? (await page.call(getUserProfile, {}))) : null;
    const obstacle = findAgeObstacle(account, new Date());
    if (obstacle === 'tooYoung') return await sayTooYoung(page);
    if (obstacle === 'unknown') return await askBirthdate(page);
    return isAgeConfirmed(browserStorage(), new Date()) ? null : { name: 'asking' };
  } catch (error) {
    return refuse(page, error);
  }
}

async function openGame(page: Page, applicationId: string, ageConfirmed: boolean): Promise<PlayStep> {
  try {
    const { url } = await page.call(playApplication, { applicationId, ageConfirmed });
    return { name: 'playing', url };
  } catch (error) {
    return answerRefusal(page, error);
  }
}

/** The server's word on the account's age counts: it may be another day there, or the profile another by now. */
async function answerRefusal(page: Page, error: unknown): Promise<PlayStep> {
  const obstacle = error instanceof ApiError ? error.fields?.birthdate : undefined;
  try {
    if (obstacle === 'age.too_young') return await sayTooYoung(page);
    if (obstacle === 'field.required') return await askBirthdate(page);
  } catch (failure) {
    return refuse(page, failure);
  }
  return refuse(page, error);
}

async function askBirthdate(page: Page): Promise<PlayStep> {
  const { loadBirthdateGate } = await import('../verification/birthdate-gate.tsx');
  return { name: 'askingBirthdate', Gate: await loadBirthdateGate(page) };
}

async function sayTooYoung(page: Page): Promise<PlayStep> {
  await loadMessages(page, 'rules');
  return { name: 'tooYoung', text: page.t('age.too_young') };
}

async function refuse(page: Page, error: unknown): Promise<PlayStep> {
  return { name: 'refused', reason: await errorText(page, error instanceof ApiError ? error.code : 10000) };
}
