import { articlePicturePath } from '#domain/page/share-picture.ts';
import { pageHead } from '#web/app/head/page-head.ts';
import { addressOf, breadcrumbData, storeOrganization, structuredData } from '#web/app/head/structured-data.ts';
import type { Page } from '../../app/use-page.ts';
import type { PostData } from './load-post.ts';

/** Document head of news. */
export function postHead(page: Page, { developer, post }: PostData) {
  const path = `/developers/${developer.slug}/news/${post.id}`;
  const { title, lead } = post;
  return pageHead({
    page,
    path,
    name: `${title} - ${developer.name}`,
    sharedName: title,
    description: lead,
    type: 'article',
    picture: articlePicturePath({ path, lang: page.state.locale, title }),
    data: import.meta.env.SSR ? postData(page, path, { developer, post }) : [],
  });
}

function postData(page: Page, path: string, { developer: { slug, name }, post }: PostData) {
  const url = addressOf(page, path);
  const developerUrl = addressOf(page, `/developers/${slug}`);
  const { title, lead, lang, publishedAt, picture } = post;
  const image = picture === '' ? articlePicturePath({ path, lang: page.state.locale, title }) : picture;
  return [
    structuredData({
      '@type': 'NewsArticle',
      '@id': `${url}#article`,
      headline: title,
      description: lead,
      url,
      mainEntityOfPage: url,
      inLanguage: lang,
      datePublished: publishedAt,
      image: [new URL(image, page.state.origin).href],
      author: { '@type': 'Organization', '@id': `${developerUrl}#developer`, name, url: developerUrl },
      publisher: storeOrganization(page),
    }),
    breadcrumbData(page, [
      { name, path: `/developers/${slug}` },
      { name: title, path },
    ]),
  ];
}
