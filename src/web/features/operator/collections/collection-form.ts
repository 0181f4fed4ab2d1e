import type { InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { type addCollection, getEditedCollection, listAllCollections } from '#contract/hall/operator-endpoints.ts';
import type { CollectionGame, EditedCollection, OperatorCollection } from '#contract/hall/operator-entities.ts';
import { COLLECTION_SLUG_PATTERN } from '#contract/hall/parameters.ts';
import { byLocale } from '#contract/values/by-locale.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Page } from '#web/app/use-page.ts';
import { loadPage, readPageNumber } from '#web/kit/list/page-number.ts';
import { loadByNumber } from '../load-by-number.ts';
import { usedLanguages } from '../use-texts-form.ts';

export type CollectionText = 'title' | 'text';
type CollectionTexts = Readonly<Record<LocaleCode, Readonly<Record<CollectionText, string>>>>;

/** The values of the form of a collection; times are ISO 8601 or empty. */
export interface CollectionForm {
  readonly image: string;
  readonly texts: CollectionTexts;
  readonly slug: string;
  readonly games: readonly CollectionGame[];
  readonly isPublished: boolean;
  readonly beginAt: string;
  readonly endAt: string;
}

/** Invalid fields by name; texts as `texts.zh-TW.title`. */
type CollectionProblems = Readonly<Record<string, 'field.required' | 'field.invalid' | 'field.ends_first'>>;

/** The collection’s title in the given language, or in the first language it has. */
export function collectionName(
  { contents, slug }: Pick<OperatorCollection, 'contents' | 'slug'>,
  lang: LocaleCode,
): string {
  return (contents.find((one) => one.lang === lang) ?? contents[0])?.title ?? slug;
}

export function readCollection(collection: EditedCollection | null): CollectionForm {
  return {
    image: collection?.image ?? '',
    texts: byLocale((lang) => {
      const found = collection?.contents.find((one) => one.lang === lang);
      return { title: found?.title ?? '', text: found?.text ?? '' };
    }),
    slug: collection?.slug ?? '',
    games: collection?.games ?? [],
    isPublished: collection?.isPublished ?? false,
    beginAt: collection?.beginAt ?? '',
    endAt: collection?.endAt ?? '',
  };
}

/** Validates a form before it is sent: a language needs a title or nothing at all, and one needs a title. */
export function checkCollection(form: CollectionForm, shown: LocaleCode): CollectionProblems {
  const languages = usedLanguages(form);
  const untitled = languages.filter((lang) => form.texts[lang].title.trim() === '');
  const slug = form.slug.trim();
  const { image, beginAt, endAt } = form;
  return {
    ...(image === '' && { image: 'field.required' }),
    ...(languages.length === 0 && { [`texts.${shown}.title`]: 'field.required' }),
    ...Object.fromEntries(untitled.map((lang) => [`texts.${lang}.title`, 'field.required'])),
    ...(slug === '' ? { slug: 'field.required' } : !COLLECTION_SLUG_PATTERN.test(slug) && { slug: 'field.invalid' }),
    ...(beginAt !== '' && endAt !== '' && endAt <= beginAt && { endAt: 'field.ends_first' }),
  } as const;
}

/** Converts the form to the input of the call. */
export function writeCollection(form: CollectionForm): InputOf<typeof addCollection> {
  const { image, slug, games, isPublished, beginAt, endAt } = form;
  return {
    ...{ image, isPublished, beginAt, endAt, slug: slug.trim() },
    contents: usedLanguages(form).map((lang) => {
      const { title, text } = form.texts[lang];
      return { lang, title: title.trim(), text: text.trim() };
    }),
    applicationIds: games.map(({ applicationId }) => applicationId),
  };
}

/** Maps the call's field names to those of this form: `contents.1.title` → `texts.vi-VN.title`, a game to `games`. */
export function readCollectionFields(
  form: CollectionForm,
  fields: Readonly<Record<string, string>>,
): Record<string, string> {
  const languages = usedLanguages(form);
  const named = Object.entries(fields).map(([name, key]): [string, string] => {
    if (name.startsWith('applicationIds')) return ['games', key];
    const [, place, text] = /^contents\.(\d)\.(\w+)$/.exec(name) ?? [];
    const lang = place === undefined ? undefined : languages[Number(place)];
    return [lang === undefined ? name : `texts.${lang}.${text}`, key];
  });
  return Object.fromEntries(named);
}

export interface CollectionsData {
  readonly collections: readonly OperatorCollection[];
  readonly count: number;
  readonly number: number;
}

export async function loadCollections(page: Page, query: { page?: unknown }): Promise<CollectionsData> {
  const { list, count, number } = await loadPage(readPageNumber(query.page), (span) =>
    page.call(listAllCollections, span),
  );
  return { collections: list, count, number };
}

/** Stands for the ID in the address of a new collection. */
export const NEW_COLLECTION = 'new';

/** Loads a collection by ID; null for a new one. @throws notFound for an unknown or malformed ID. */
export async function loadEditedCollection(
  page: Page,
  id: string,
): Promise<{ readonly collection: EditedCollection | null }> {
  if (id === NEW_COLLECTION) return { collection: null };
  const { locale: lang } = page.state;
  const load = (number: number) => page.call(getEditedCollection, { id: number, lang });
  return { collection: await loadByNumber(id, ERROR.parameterError, load) };
}
