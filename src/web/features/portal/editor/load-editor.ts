import { notFound } from '@tanstack/react-router';
import { getOwnApplication } from '#contract/application/developer-endpoints.ts';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { getApplicationDraft, listApplicationDrafts } from '#contract/application/draft-endpoints.ts';
import type { ApplicationDraft } from '#contract/application/draft-entities.ts';
import { ApiError } from '#contract/errors.ts';
import type { Page } from '../../../app/use-page.ts';

export interface EditorData {
  /** Null for one to be made. */
  readonly application: OwnApplication | null;
  readonly draft: ApplicationDraft | null;
  /** Of an application to be made without a draft: those that were begun before. */
  readonly begun: readonly ApplicationDraft[];
  readonly openedAt: string;
  /** How the way to the page calls it. */
  readonly crumb?: string;
}

const NOT_THERE: readonly number[] = [20001, 50004];

/** An application of the developer with the draft of its changes; another developer's is not there. */
export async function loadApplication(page: Page, applicationId: string): Promise<EditorData> {
  const application = await page
    .call(getOwnApplication, { applicationId, lang: page.state.locale })
    .catch((error: unknown) => {
      if (error instanceof ApiError && NOT_THERE.includes(error.code)) throw notFound();
      throw error;
    });
  const { draft } = application.draft ? await page.call(getApplicationDraft, { applicationId }) : { draft: null };
  return { application, draft, begun: [], openedAt: new Date().toISOString(), crumb: application.name };
}

/** The draft that an address names, else an empty form beside the drafts that there are. */
export async function loadNewApplication(page: Page, { draftId }: { draftId?: string | number }): Promise<EditorData> {
  const openedAt = new Date().toISOString();
  const number = Number(draftId);
  if (Number.isInteger(number) && number > 0) {
    const { draft } = await page.call(getApplicationDraft, { draftId: number });
    if (draft !== null && draft.applicationId === null) return { application: null, draft, begun: [], openedAt };
  }
  const { list } = await page.call(listApplicationDrafts, {});
  const begun = list.filter(({ applicationId }) => applicationId === null);
  return { application: null, draft: null, begun, openedAt };
}
