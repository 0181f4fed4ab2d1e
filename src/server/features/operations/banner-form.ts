import type { Transaction } from 'kysely';
import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { EndpointNamed } from '../../api/handler.ts';
import type { Schema } from '../../db/schema.ts';
import { resolveImages } from '../upload/public.ts';
import type { BannerParts } from './banner-queries.ts';
import type { Actor } from './write-change.ts';

type BannerForm = Omit<RequestOf<EndpointNamed<'updateBanner'>>, 'id'>;

/**
 * @throws ApiError `invalidFormat` for a duplicate language, `parameterError` if the end is not after the beginning.
 */
export function checkBannerForm({ contents, beginAt, endAt }: BannerForm): void {
  const repeated = contents.findIndex(({ lang }, index) => contents.findIndex((one) => one.lang === lang) < index);
  if (repeated !== -1) {
    throw new ApiError(ERROR.invalidFormat, { fields: { [`contents.${repeated}.lang`]: 'field.taken' } });
  }
  if (beginAt !== undefined && endAt !== undefined && endAt <= beginAt) {
    throw new ApiError(ERROR.parameterError, { fields: { endAt: 'field.ends_first' } });
  }
}

/** Converts a form to column values, with the uploaded picture's address in place of its upload ID. */
export async function readBannerParts(
  trx: Transaction<Schema>,
  { image, source, sort, beginAt, endAt, ...form }: BannerForm,
  { actor, current }: { readonly actor: Actor; readonly current: string | null },
): Promise<BannerParts> {
  const wanted = [{ field: 'image', purpose: 'banner', reference: image }] as const;
  const urls = await resolveImages(trx, {
    userId: actor.userId,
    wanted,
    current: new Set(current === null ? [] : [current]),
  });
  return {
    ...form,
    source: source ?? null,
    image: urls.get(image) ?? image,
    position: sort,
    begin_at: beginAt ?? null,
    end_at: endAt ?? null,
  };
}
