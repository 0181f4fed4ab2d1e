import type { Collection } from '#contract/hall/entities.ts';
import { articlePicturePath } from '#domain/page/share-picture.ts';
import { pageHead } from '#web/app/head/page-head.ts';
import { breadcrumbData } from '#web/app/head/structured-data.ts';
import type { Page } from '../../app/use-page.ts';

/** Document head of a collection. */
export function collectionHead(page: Page, { slug, title, text }: Collection) {
  const path = `/collections/${slug}`;
  return pageHead({
    page,
    path,
    name: title,
    description: text,
    picture: articlePicturePath({ path, lang: page.state.locale, title }),
    data: import.meta.env.SSR ? [breadcrumbData(page, [{ name: title, path }])] : [],
  });
}
