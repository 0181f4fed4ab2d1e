import { getSettings } from '#contract/system/endpoints.ts';
import type { PublicSettings } from '#contract/system/entities.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import type { Page } from '../../app/use-page.ts';
import { SignInDialog } from './sign-in-dialog.tsx';

export interface ReadySignIn {
  readonly Dialog: typeof SignInDialog;
  readonly settings: PublicSettings;
}

/** Loads what the sign-in dialog needs: its messages and the available providers. */
export async function prepareSignIn(page: Page): Promise<ReadySignIn> {
  const [settings] = await Promise.all([
    page.call(getSettings, {}, { loadingBar: false }),
    loadMessages(page, 'sign-in'),
  ]);
  return { Dialog: SignInDialog, settings };
}
