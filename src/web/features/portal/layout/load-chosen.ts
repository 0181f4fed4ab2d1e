import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { listPortalApplications } from '#contract/portal/endpoints.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Page } from '../../../app/use-page.ts';

/** A page about one of the developer's applications, chosen from all of them. */
export interface Chosen<Loaded> {
  /** The latest changed first. */
  readonly applications: readonly PortalApplication[];
  /** Of the application at hand; undefined for a developer who has none. */
  readonly applicationId: string | undefined;
  /** Null where there is no application, or none of that ID among one's own. */
  readonly loaded: Loaded | null;
}

/** Which application an address asks for; undefined where it leaves that to the page. */
export function readChosenId({ applicationId }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof applicationId === 'string' && applicationId !== '' ? applicationId : undefined;
}

/** Fetches what a page shows of the asked application, or of the one that was changed last. */
export async function loadChosen<Loaded>(
  page: Page,
  asked: string | undefined,
  load: (applicationId: string) => Promise<Loaded>,
): Promise<Chosen<Loaded>> {
  const request = { lang: page.state.locale, limit: LIMITS.pageSizeMax };
  const { list: applications } = await page.call(listPortalApplications, request);
  const isAsked = ({ applicationId: id }: PortalApplication) => id.toLowerCase() === asked?.toLowerCase();
  const applicationId = applications.find(isAsked)?.applicationId ?? asked ?? applications[0]?.applicationId;
  if (applicationId === undefined) return { applications, applicationId, loaded: null };
  try {
    return { applications, applicationId, loaded: await load(applicationId) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== ERROR.applicationNotFound) throw error;
    return { applications, applicationId, loaded: null };
  }
}
