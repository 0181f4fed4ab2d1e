import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { defaultSlug, isChoosableSlug } from '#domain/company/developer-slug.ts';
import { normalizeText } from '#domain/text/normalize-text.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { requireAccount } from '../../db/account-locks.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { resolveImages } from '../upload/public.ts';
import { findOwnPage, lockDeveloper, reserveSlug, writePage } from './developer-queries.ts';
import { readOwnPage } from './own-page.ts';

/** Changes the caller's public page. Of several who choose one address at once, one gets it. */
export function saveDeveloperPage({ database: { db } }: Pick<Services, 'database'>): Handler<'saveDeveloperPage'> {
  return async ({ slug: wanted, logo, contentDefault, contents }, context) => {
    const { userId } = requireSession(context);
    const now = new Date(context.clock());
    const texts = readTexts(contents);
    await db.transaction().execute(async (trx) => {
      await requireAccount(trx, userId);
      if (!(await lockDeveloper(trx, userId))) throw new ApiError(ERROR.providerNotFound);
      const before = await findOwnPage(trx, userId);
      const slug = await chooseSlug(trx, { wanted: wanted.toLowerCase(), userId, now });
      const picture = logo === '' ? '' : await resolveLogo(trx, { userId, logo, current: before?.logo ?? '' });
      await writePage(trx, { userId, slug, logo: picture, contentDefault, contents: texts, now });
      await writeAudit(trx, {
        actorUserId: userId,
        action: 'provider.edit_page',
        subject: `provider:${userId}`,
        details: { slug: slug ?? defaultSlug(userId), languages: texts.map(({ lang }) => lang) },
      });
    });
    return readOwnPage(db, userId);
  };
}

interface About {
  readonly lang: LocaleCode;
  readonly about: string;
}

/** The texts that are not empty, each language once. */
function readTexts(contents: readonly About[]): About[] {
  const languages = new Set(contents.map(({ lang }) => lang));
  if (languages.size < contents.length) {
    throw new ApiError(ERROR.parameterError, { fields: { contents: 'field.taken' } });
  }
  return contents
    .map(({ lang, about }) => ({ lang, about: normalizeText(about, 'NFC').trim() }))
    .filter(({ about }) => about !== '');
}

interface SlugWish {
  readonly wanted: string;
  readonly userId: number;
  readonly now: Date;
}

/** The chosen address, reserved; null for the one made of the number. */
async function chooseSlug(trx: Transaction<Schema>, { wanted, userId, now }: SlugWish): Promise<string | null> {
  if (wanted === '' || wanted === defaultSlug(userId)) return null;
  if (!isChoosableSlug(wanted)) throw new ApiError(ERROR.parameterError, { fields: { slug: 'field.invalid' } });
  const reserved = await reserveSlug(trx, { slug: wanted, userId, now });
  if (reserved === 'reserved') return wanted;
  throw new ApiError(ERROR.parameterError, { fields: { slug: reserved === 'taken' ? 'field.taken' : 'field.range' } });
}

async function resolveLogo(
  trx: Transaction<Schema>,
  { userId, logo, current }: { readonly userId: number; readonly logo: string; readonly current: string },
): Promise<string> {
  const wanted = [{ field: 'logo', purpose: 'developer_logo', reference: logo }] as const;
  const urls = await resolveImages(trx, { userId, wanted, current: new Set(current === '' ? [] : [current]) });
  return urls.get(logo) ?? '';
}
