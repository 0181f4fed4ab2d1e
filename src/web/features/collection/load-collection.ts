import { redirect } from '@tanstack/react-router';
import { ERROR } from '#contract/errors/errors.ts';
import { getCollection } from '#contract/hall/endpoints.ts';
import type { Collection } from '#contract/hall/entities.ts';
import { orNotFound } from '#web/app/page/or-not-found.ts';
import type { Page } from '../../app/use-page.ts';

/**
 * Loads a collection.
 * @throws the router's not-found if there is none at the address, or not at the moment; a permanent redirect for a former
 * address.
 */
export async function loadCollection(page: Page, slug: string): Promise<Collection> {
  const collection = await page
    .call(getCollection, { slug, lang: page.state.locale })
    .catch(orNotFound(ERROR.invalidFormat, ERROR.parameterError));
  const { slug: present } = collection;
  if (present !== slug) throw redirect({ href: page.href(`/collections/${present}`), statusCode: 301 });
  return collection;
}
