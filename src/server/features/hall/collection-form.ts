import type { Transaction } from 'kysely';
import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { EndpointNamed } from '../../api/handler.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { resolveImages } from '../upload/public.ts';
import { type CollectionParts, findApplicationNumbers, isSlugTaken } from './collection-queries.ts';

export type CollectionForm = RequestOf<EndpointNamed<'addCollection'>>;

/** @throws ApiError `invalidFormat` for a language or game that occurs twice, `parameterError` for crossed dates. */
export function checkCollectionForm({ contents, applicationIds, beginAt, endAt }: CollectionForm): void {
  const language = findRepeated(contents.map(({ lang }) => lang));
  const game = findRepeated(applicationIds.map((id) => id.toLowerCase()));
  const fields = {
    ...(language !== -1 && { [`contents.${language}.lang`]: 'field.taken' }),
    ...(game !== -1 && { [`applicationIds.${game}`]: 'field.taken' }),
  };
  if (Object.keys(fields).length > 0) throw new ApiError(ERROR.invalidFormat, { fields });
  if (beginAt !== undefined && endAt !== undefined && endAt <= beginAt) {
    throw new ApiError(ERROR.parameterError, { fields: { endAt: 'field.ends_first' } });
  }
}

function findRepeated(texts: readonly string[]): number {
  return texts.findIndex((text, index) => texts.indexOf(text) < index);
}

interface CollectionWrite {
  readonly userId: number;
  readonly now: Date;
  /** The stored collection; null for a new one. */
  readonly current: Row<'collections'> | null;
}

/**
 * Converts a form to columns.
 * @throws ApiError `applicationNotFound` with the place of an unknown game, `parameterError` for an address that another
 * collection has.
 */
export async function readCollectionParts(
  trx: Transaction<Schema>,
  { slug, image, contents, applicationIds, isPublished, beginAt, endAt }: CollectionForm,
  { userId, now, current }: CollectionWrite,
): Promise<CollectionParts> {
  if (await isSlugTaken(trx, slug, current?.id ?? null)) {
    throw new ApiError(ERROR.parameterError, { fields: { slug: 'field.taken' } });
  }
  const wanted = [{ field: 'image', purpose: 'banner', reference: image }] as const;
  const urls = await resolveImages(trx, { userId, wanted, current: new Set(current === null ? [] : [current.image]) });
  const row = {
    ...{ slug, image: urls.get(image) ?? image, is_published: isPublished, updated_at: now },
    ...{ begin_at: beginAt ?? null, end_at: endAt ?? null },
  };
  return { row, contents, games: await findGames(trx, applicationIds) };
}

async function findGames(trx: Transaction<Schema>, applicationIds: readonly string[]): Promise<number[]> {
  const keys = applicationIds.map((id) => id.toLowerCase());
  const found = await findApplicationNumbers(trx, keys);
  return keys.map((key, index) => {
    const id = found.get(key);
    if (id !== undefined) return id;
    throw new ApiError(ERROR.applicationNotFound, { fields: { [`applicationIds.${index}`]: 'field.unknown' } });
  });
}
