import { Rocket, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { LiveTopic } from '#contract/live/topics.ts';
import { listPortalApplications } from '#contract/portal/endpoints.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ListChanged } from '#web/kit/list/list-changed.tsx';
import type { HelpLinkProps } from '#web/kit/page/help-link.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { useLiveData } from '#web/live/use-live-data.ts';
import { LinkButton } from '#web/ui/button.tsx';

/** The first step for developers without applications. */
export function FirstStep() {
  const page = usePage();
  return (
    <EmptyCard Icon={Rocket} title={page.t('portal.first.title')} text={page.t('portal.first.text')}>
      <LinkButton look="gold" href={page.href('/developer/applications/new')}>
        {page.t('portal.first.go')}
      </LinkButton>
    </EmptyCard>
  );
}

interface OwnChangedProps<Data> {
  readonly loaded: Data;
  readonly load: (page: Page) => Promise<Data>;
  /** What changes: the developer's games, products, ratings and news, or its sales. */
  readonly topic?: 'provider' | 'sales';
}

/** Says that others have changed a list of the developer, such as operators or players. */
export function OwnChanged<Data>({ loaded, load, topic = 'provider' }: OwnChangedProps<Data>) {
  const user = useUser();
  return user !== null && <ListChanged loaded={loaded} topics={[`${topic}:${user.id}`]} load={load} />;
}

interface ChosenPageProps<Loaded> {
  readonly chosen: Chosen<Loaded>;
  readonly title: string;
  readonly lead: string;
  /** The help article of the page. */
  readonly help: HelpLinkProps['article'];
  /** The content for the application; `name` is the application's name. */
  readonly children: (loaded: Loaded, name: string) => ReactNode;
}

/** A page about the selected application. */
export function ChosenPage<Loaded>({ chosen, title, lead, help, children }: ChosenPageProps<Loaded>) {
  const page = usePage();
  const { applications, applicationId, loaded } = chosen;
  const name = applications.find((one) => one.applicationId === applicationId)?.name ?? applicationId ?? '';
  return (
    <>
      <PageHeader title={title} lead={lead} help={help} />
      {applications.length === 0 ? (
        <FirstStep />
      ) : loaded === null ? (
        <EmptyCard role="status" Icon={SearchX} text={page.t('error.50004')} />
      ) : (
        children(loaded, name)
      )}
    </>
  );
}

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

/**
 * Keeps the data of the selected application up to date. Entries have topics of their own; the owner's topic covers new
 * ones.
 */
export function useLiveChosen<Loaded>(
  chosen: Chosen<Loaded>,
  topicsOf: (loaded: Loaded) => readonly LiveTopic[],
  load: (page: Page, parameters: Readonly<Record<string, unknown>>) => Promise<Chosen<Loaded>>,
): Chosen<Loaded> {
  const { user } = usePage().state;
  const { applicationId } = chosen;
  return useLiveData(
    chosen,
    ({ loaded }) => (user === null || loaded === null ? [] : [`provider:${user.id}`, ...topicsOf(loaded)]),
    (quiet) => load(quiet, { applicationId }),
  );
}
