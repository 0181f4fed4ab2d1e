import { loadMessages } from '#web/app/messages/import-messages.ts';
import type { Page } from '#web/app/use-page.ts';
import { Application, type BecomeState, loadBecomeState } from './application.tsx';

export interface ReadyBecome {
  readonly Application: typeof Application;
  readonly state: BecomeState;
}

/** Loads what the application page needs: messages and state. */
export async function prepareBecome(page: Page): Promise<ReadyBecome> {
  const [state] = await Promise.all([
    loadBecomeState(page),
    loadMessages(page, 'become', 'upload', 'rules', 'states', 'errors', 'places'),
  ]);
  return { Application, state };
}
