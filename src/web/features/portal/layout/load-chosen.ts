import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { listPortalApplications } from '#contract/portal/endpoints.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Page } from '#web/app/use-page.ts';

/** Loader data of a page about one of the developer's applications. */
export interface Chosen<Loaded> {
  /** Most recently changed first. */
  readonly applications: readonly PortalApplication[];
  /** The selected application; undefined if the developer has none. */
  readonly applicationId: string | undefined;
  /** Null if the developer has no application, or none with the requested ID. */
  readonly loaded: Loaded | null;
}

/** The application requested by an address; undefined if the address names none. */
export function readChosenId({ applicationId }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof applicationId === 'string' && applicationId !== '' ? applicationId : undefined;
}

/** Loads the page's data for the requested application, by default the most recently changed one. */
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
