import type { Transaction } from 'kysely';
import type { PostContent } from '#contract/developer-post/entities.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { normalizeText } from '#domain/text/normalize-text.ts';
import { parsePost } from '#domain/text/parse-post.ts';
import type { Schema } from '../../db/schema.ts';
import { resolveImages } from '../upload/public.ts';
import { findOwnApplicationId, type PostForm } from './post-queries.ts';

export interface PostFields {
  readonly applicationId?: string | undefined;
  readonly picture: string;
  readonly contentDefault: LocaleCode;
  readonly contents: readonly PostContent[];
}

interface Wish {
  readonly userId: number;
  readonly fields: PostFields;
  /** The picture that the news has already; empty if it has none. */
  readonly picture: string;
}

/**
 * Reads the content of news. The picture's upload is locked until the transaction ends.
 * @throws ApiError naming the fields: another's game or picture, a language twice, an empty title or text, a default
 * language without a text.
 */
export async function readPostForm(trx: Transaction<Schema>, { userId, fields, picture }: Wish): Promise<PostForm> {
  const contents = readContents(fields.contents);
  if (!contents.some(({ lang }) => lang === fields.contentDefault)) {
    throw new ApiError(ERROR.parameterError, { fields: { contentDefault: 'field.invalid' } });
  }
  const { applicationId } = fields;
  const game = applicationId === undefined ? null : await findOwnApplicationId(trx, userId, applicationId);
  if (game === undefined) throw new ApiError(ERROR.applicationNotFound, { fields: { applicationId: 'field.invalid' } });
  const url = fields.picture === '' ? '' : await resolvePicture(trx, userId, { wanted: fields.picture, picture });
  return { applicationId: game, picture: url, contentDefault: fields.contentDefault, contents };
}

function readContents(contents: readonly PostContent[]): PostContent[] {
  const read = contents.map(({ lang, title, body }) => ({
    lang,
    title: normalizeText(title, 'NFC').replaceAll(/\s+/g, ' ').trim(),
    body: normalizeText(body, 'NFC').trim(),
  }));
  const faults = read.flatMap(({ lang, title, body }, index) => [
    ...(read.findIndex((other) => other.lang === lang) < index ? [[`contents.${index}.lang`, 'field.taken']] : []),
    ...(title === '' ? [[`contents.${index}.title`, 'field.required']] : []),
    // Marks alone are no text.
    ...(parsePost(body).length === 0 ? [[`contents.${index}.body`, 'field.required']] : []),
  ]);
  if (faults.length > 0) throw new ApiError(ERROR.parameterError, { fields: Object.fromEntries(faults) });
  return read;
}

async function resolvePicture(
  trx: Transaction<Schema>,
  userId: number,
  { wanted, picture }: { readonly wanted: string; readonly picture: string },
): Promise<string> {
  const images = [{ field: 'picture', purpose: 'post_picture', reference: wanted }] as const;
  const current = new Set(picture === '' ? [] : [picture]);
  return (await resolveImages(trx, { userId, wanted: images, current })).get(wanted) ?? '';
}
