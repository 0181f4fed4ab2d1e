import { getUserProfile } from '#contract/account/endpoints.ts';
import type { OwnProfile } from '#contract/account/entities.ts';
import { getSettings } from '#contract/system/endpoints.ts';
import type { PublicSettings } from '#contract/system/entities.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import type { Page } from '../../app/use-page.ts';
import { IN_DIALOG } from './use-code-proof.ts';

/** What a dialog knows of its account and installation. */
export interface VerificationFacts {
  readonly profile: OwnProfile;
  /** Of which channel messages are kept where a developer can read them. */
  readonly outbox: PublicSettings['outbox'];
}

/** Fetches what a dialog needs before it can be shown, its words and those of its failures among it. */
export async function prepareVerification(page: Page): Promise<VerificationFacts> {
  const [profile, { outbox }] = await Promise.all([
    page.session.state().profile ?? page.call(getUserProfile, {}, IN_DIALOG),
    page.call(getSettings, {}, IN_DIALOG),
    loadMessages(page, 'verification', 'errors', 'rules', 'places'),
  ]);
  return { profile, outbox };
}
