import type { Transaction } from 'kysely';
import { addBanner, listAllBanners, removeBanner, updateBanner } from '#contract/banner/operator-endpoints.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { resolveImages } from '../upload/upload-queries.ts';
import { type BannerParts, insertBanner, listBannerRows, lockBanner, replaceBanner } from './banner-queries.ts';
import { presentOperatorBanner } from './present-operator-banner.ts';
import { type Actor, createWriteChange } from './write-change.ts';

type BannerForm = Omit<RequestOf<typeof updateBanner>, 'id'>;

/** The banners of hall and notice area. */
export function bannerHandlers(services: Services): BoundHandler[] {
  const { db } = services.database;
  const change = createWriteChange(services);
  return [
    handle(listAllBanners, async ({ type }, { clock }) => {
      const rows = await listBannerRows(db, type);
      return { count: rows.length, list: rows.map((row) => presentOperatorBanner(row, clock())) };
    }),
    handle(addBanner, async (form, context) => {
      checkForm(form);
      return change(context, async (trx, actor) => {
        const id = await insertBanner(trx, await readParts(trx, form, { actor, current: null }));
        return { answer: { result: true, id } as const, deed: { action: 'banner.add', subject: `banner:${id}` } };
      });
    }),
    handle(updateBanner, async ({ id, ...form }, context) => {
      checkForm(form);
      return change(context, async (trx, actor) => {
        const before = await lockBanner(trx, id);
        if (before === undefined) throw new ApiError(ERROR.bannerNotFound);
        await replaceBanner(trx, id, await readParts(trx, form, { actor, current: before.image }));
        return { answer: { result: true, id } as const, deed: { action: 'banner.change', subject: `banner:${id}` } };
      });
    }),
    handle(removeBanner, async ({ id }, context) =>
      change(context, async (trx) => {
        if ((await lockBanner(trx, id)) === undefined) throw new ApiError(ERROR.bannerNotFound);
        await trx.deleteFrom('banners').where('id', '=', id).execute();
        return { answer: { result: true, id } as const, deed: { action: 'banner.remove', subject: `banner:${id}` } };
      }),
    ),
  ];
}

/**
 * @throws ApiError `invalidFormat` for a language that comes twice, `parameterError` for an end that is not after its
 * beginning.
 */
function checkForm({ contents, beginAt, endAt }: BannerForm): void {
  const repeated = contents.findIndex(({ lang }, index) => contents.findIndex((one) => one.lang === lang) < index);
  if (repeated !== -1) {
    throw new ApiError(ERROR.invalidFormat, { fields: { [`contents.${repeated}.lang`]: 'field.taken' } });
  }
  if (beginAt !== undefined && endAt !== undefined && endAt <= beginAt) {
    throw new ApiError(ERROR.parameterError, { fields: { endAt: 'field.range' } });
  }
}

/** What a form writes, its picture an address instead of an upload's number. */
async function readParts(
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
