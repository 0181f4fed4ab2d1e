import type { PublicApplication } from '#contract/application/entities.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { needsAgeConfirmation } from '#domain/age/age-gate.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { loadApplication } from '#web/kit/game/load-application.ts';
import type { Page } from '../../app/use-page.ts';
import type { AgeGateData } from './age-gate-data.ts';
import { laterGate } from './later-gate.ts';

/** `everyGame`: the page also asks before games for all ages, if the settings require it. */
interface GateOptions {
  readonly everyGame: boolean;
}

interface ShownGame {
  readonly gate: null;
  readonly application: PublicApplication;
}

/**
 * The application if its page may be shown to this visitor, otherwise the reason. Restricted data is not sent.
 * @throws the router's not-found if the application is unknown or not published.
 */
export async function loadBehindGate(
  page: Page,
  applicationId: string,
  options: GateOptions,
): Promise<ShownGame | AgeGateData> {
  const found = await findBehindGate(page, applicationId, options);
  if (found.gate !== null) await laterGate.load(page);
  return found;
}

async function findBehindGate(
  page: Page,
  applicationId: string,
  { everyGame }: GateOptions,
): Promise<ShownGame | AgeGateData> {
  try {
    const application = await loadApplication(page, applicationId);
    const { audience, ageNotice } = page.state;
    const isAsked = needsAgeConfirmation(application) || (everyGame && ageNotice === 'everywhere');
    if (audience !== 'unknown' || !isAsked) return { gate: null, application };
    const { appId, name, shortDescription, company, category, ageRating, backgroundPlaceholder } = application;
    return {
      gate: 'asking',
      game: { appId, name, shortDescription, company, category, ageRating, backgroundPlaceholder },
    };
  } catch (error) {
    const fields = error instanceof ApiError && error.code === ERROR.permissionDenied ? error.fields : undefined;
    if (fields?.birthdate !== undefined) await loadMessages(page, 'rules');
    if (fields?.birthdate === 'age.too_young') return { gate: 'closed', title: page.t('age.too_young') };
    if (fields?.ageConfirmed === 'age.too_young') return { gate: 'closed', title: null };
    throw error;
  }
}
