import { getApplication, listSortedApplications } from '#contract/application/endpoints.ts';
import type { PageVisit, RenderPage } from '#server/pages/serve-pages.ts';

const PAGES = ['/', '/index_v2', '/games', '/application/details', '/play', '/store/record', '/developer/become'];

/** The inline script that the build would give pages. */
export const KNOWN_SCRIPT = 'start()';

/**
 * Stands in for the router and React: returns a page with the names of its calls and one inline script, 404 for unknown
 * pages, and an empty body for HEAD, like the real renderer. Records its requests.
 */
export interface FakeRenderer {
  readonly render: RenderPage;
  readonly visits: readonly PageVisit[];
}

export function createFakeRenderer(): FakeRenderer {
  const visits: PageVisit[] = [];
  const render: RenderPage = async (request, visit) => {
    visits.push(visit);
    const { path, locale } = visit.page;
    const { origin } = new URL(request.url);
    if (path === '/moved') return new Response(null, { status: 307, headers: { location: '/games' } });
    if (path === '/broken') throw new Error('the renderer broke');
    const names = PAGES.includes(path) ? await findNames(visit) : null;
    const text = names === null ? '' : names.join(', ');
    const html = `<!DOCTYPE html><html lang="${locale}"><head><script>${KNOWN_SCRIPT}</script></head><body data-origin="${origin}" data-user="${visit.user?.nickname ?? ''}">${text}</body></html>`;
    const headers = { 'content-type': 'text/html' };
    const body = request.method === 'HEAD' ? null : html;
    const response = new Response(body, { status: names === null ? 404 : 200, headers });
    return Object.assign(response, { inlineScripts: [KNOWN_SCRIPT] });
  };
  return { render, visits };
}

/** Names of the games a page shows; null if its game does not exist. */
async function findNames({ page, call }: PageVisit): Promise<string[] | null> {
  const { path, locale: lang, url } = page;
  if (path === '/application/details' || path === '/play') {
    const applicationId = url.searchParams.get('applicationId') ?? '';
    return call(getApplication, { applicationId, lang }).then(
      ({ name }) => [name],
      () => null,
    );
  }
  const { list } = await call(listSortedApplications, { lang });
  return list.map(({ name }) => name);
}
