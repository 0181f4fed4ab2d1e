import { getUserProfile } from '#contract/account/endpoints.ts';
import type { OwnProfile } from '#contract/account/entities.ts';
import { getSettings } from '#contract/system/endpoints.ts';
import type { PublicSettings } from '#contract/system/entities.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import type { Page } from '../../app/use-page.ts';
import { IN_DIALOG } from './code-proof.ts';

/** The account and installation data of a dialog. */
export interface VerificationFacts {
  readonly profile: OwnProfile;
  /** The channels whose messages go to the developer's outbox. */
  readonly outbox: PublicSettings['outbox'];
}

/** Loads what a dialog needs, including its messages and those of its failures. */
export async function prepareVerification(page: Page): Promise<VerificationFacts> {
  const [profile, { outbox }] = await Promise.all([
    page.session.state().profile ?? page.call(getUserProfile, {}, IN_DIALOG),
    page.call(getSettings, {}, IN_DIALOG),
    loadMessages(page, 'verification', 'errors', 'rules', 'places'),
  ]);
  return { profile, outbox };
}
