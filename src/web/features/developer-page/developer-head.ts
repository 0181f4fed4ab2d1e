import { developerPicturePath } from '#domain/page/share-picture.ts';
import { pageHead } from '#web/app/head/page-head.ts';
import { addressOf, breadcrumbData, structuredData } from '#web/app/head/structured-data.ts';
import type { Page } from '../../app/use-page.ts';
import type { DeveloperData } from './load-developer.ts';

/** Document head of a developer's page. */
export function developerHead(page: Page, { developer, number }: DeveloperData) {
  const { slug, name, about } = developer;
  const path = `/developers/${slug}`;
  return pageHead({
    page,
    path,
    query: number === 1 ? '' : `?page=${number}`,
    name,
    description: about || page.t('makers.description', { name }),
    picture: developerPicturePath({ slug, name, lang: page.state.locale }),
    data: import.meta.env.SSR ? developerData(page, developer) : [],
  });
}

function developerData(page: Page, { slug, name, about, logo, contacts }: DeveloperData['developer']) {
  const path = `/developers/${slug}`;
  const url = addressOf(page, path);
  const links = contacts.flatMap(({ href }) => (href?.startsWith('http') ? [href] : []));
  return [
    structuredData({
      '@type': 'Organization',
      '@id': `${url}#developer`,
      name,
      url,
      description: about === '' ? undefined : about,
      logo: logo === '' ? undefined : new URL(logo, page.state.origin).href,
      sameAs: links.length === 0 ? undefined : links,
    }),
    breadcrumbData(page, [{ name, path }]),
  ];
}
