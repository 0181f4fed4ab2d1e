import { buffer } from 'node:stream/consumers';
import { getApplication } from '#contract/application/endpoints.ts';
import type { PublicApplication } from '#contract/application/entities.ts';
import { getDeveloper } from '#contract/developer-page/endpoints.ts';
import { getPost } from '#contract/developer-post/endpoints.ts';
import type { CallEndpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getCollection } from '#contract/hall/endpoints.ts';
import { findCategoryKey } from '#contract/values/categories.ts';
import { RENDITION_WIDTHS, renditionUrl } from '#contract/values/image-renditions.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import {
  articlePicturePath,
  developerPicturePath,
  gamePicturePath,
  SHARE_PICTURES,
  storePicturePath,
} from '#domain/page/share-picture.ts';
import type { Translator } from '#i18n/translator.ts';
import type { FileStore } from '../providers/files/file-store.ts';
import type { Services } from '../services.ts';
import type { SharePictureOrder } from './share-picture-order.ts';

/** Pictures of the catalog, created by the store itself; nothing else is opened or fetched. */
const IMAGES = /^\/files\/(images\/.+)$/;

/** The largest file read into memory; smaller copies are much smaller. */
const BYTES_MAX = 16_000_000;

/** The subject of a share picture. */
export interface Shared {
  /** The picture's current address. */
  readonly path: string;
  prepare(): Promise<SharePictureOrder>;
}

export interface SharedSources {
  readonly services: Pick<Services, 'config' | 'content' | 'files'>;
  /** Calls as a visitor. */
  readonly call: CallEndpoint;
  readonly wordsOf: (lang: LocaleCode) => Translator;
}

const GAMES = 'games/';
const PAGES = 'pages/';
const DEVELOPERS = 'developers/';
const POST = /^pages\/developers\/([^/]+)\/news\/([1-9]\d{0,9})$/;

const COLLECTION = /^pages\/collections\/([a-z0-9-]{1,60})$/;

/** The subject of a picture's address, whatever its hash; undefined if it is not public. */
export async function findShared(path: string, sources: SharedSources): Promise<Shared | undefined> {
  const [, name = '', subject = ''] = new RegExp(`^${SHARE_PICTURES}/([^/]+)/(.+)/[^/]+$`).exec(path) ?? [];
  const lang = sources.services.config.LOCALES.find((code) => code === name);
  if (lang === undefined) return undefined;
  if (subject === 'store') return findStore(lang, sources);
  if (POST.test(subject)) return findPost(subject.slice(PAGES.length - 1), lang, sources);
  if (COLLECTION.test(subject)) return findCollection(subject.slice(PAGES.length - 1), lang, sources);
  if (subject.startsWith(PAGES)) return findArticle(subject.slice(PAGES.length - 1), lang, sources);
  if (subject.startsWith(DEVELOPERS)) return findDeveloper(subject.slice(DEVELOPERS.length), lang, sources);
  return subject.startsWith(GAMES) ? findGame(subject.slice(GAMES.length), lang, sources) : undefined;
}

function findStore(lang: LocaleCode, { wordsOf }: SharedSources): Shared {
  const about = wordsOf(lang).t('shell.description');
  return { path: storePicturePath({ lang, about }), prepare: async () => ({ kind: 'store', lang, about }) };
}

function findArticle(path: string, lang: LocaleCode, { services }: SharedSources): Shared | undefined {
  const item = services.content.items.find((candidate) => candidate.lang === lang && candidate.path === path);
  if (item === undefined) return undefined;
  const { title } = item;
  return { path: articlePicturePath({ path, lang, title }), prepare: async () => ({ kind: 'article', lang, title }) };
}

async function findDeveloper(slug: string, lang: LocaleCode, { call }: SharedSources): Promise<Shared | undefined> {
  const developer = await findPublic(call(getDeveloper, { slug, lang }));
  // A former address redirects, and is not shared.
  if (developer?.slug !== slug) return undefined;
  const { name } = developer;
  return {
    path: developerPicturePath({ slug, lang, name }),
    prepare: async () => ({ kind: 'article', lang, title: name }),
  };
}

async function findPost(path: string, lang: LocaleCode, { call }: SharedSources): Promise<Shared | undefined> {
  const [, slug, id] = POST.exec(`pages${path}`) ?? [];
  const post = await findPublic(call(getPost, { id: Number(id), lang }));
  if (post?.developer.slug !== slug || post === undefined) return undefined;
  const { title } = post;
  return { path: articlePicturePath({ path, lang, title }), prepare: async () => ({ kind: 'article', lang, title }) };
}

async function findCollection(path: string, lang: LocaleCode, { call }: SharedSources): Promise<Shared | undefined> {
  const [, slug = ''] = COLLECTION.exec(`pages${path}`) ?? [];
  const collection = await findPublic(call(getCollection, { slug, lang, limit: 1 }));
  if (collection === undefined) return undefined;
  const { title } = collection;
  return { path: articlePicturePath({ path, lang, title }), prepare: async () => ({ kind: 'article', lang, title }) };
}

async function findGame(id: string, lang: LocaleCode, sources: SharedSources): Promise<Shared | undefined> {
  const application = await findApplication(id, lang, sources.call);
  if (application === undefined) return undefined;
  const { name, company, category, ageRating, icon, backgroundImage } = application;
  const { files } = sources.services;
  return {
    path: gamePicturePath(application),
    prepare: async () => ({
      kind: 'game',
      lang,
      name,
      company,
      ageRating,
      category: sources.wordsOf(lang).t(`category.${findCategoryKey(category) ?? 'game'}`),
      icon: await readStoredImage(files, [renditionUrl(icon, RENDITION_WIDTHS.icon[1]), icon]),
      background: await readStoredImage(files, [
        renditionUrl(backgroundImage, RENDITION_WIDTHS.background[1]),
        backgroundImage,
      ]),
    }),
  };
}

async function findApplication(
  applicationId: string,
  lang: LocaleCode,
  call: CallEndpoint,
): Promise<PublicApplication | undefined> {
  const application = await findPublic(call(getApplication, { applicationId, lang }));
  return application !== undefined && 'appId' in application ? application : undefined;
}

/** What visitors see; undefined if they do not. */
async function findPublic<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof ApiError && error.code <= ERROR.parameterError) return undefined;
    throw error;
  }
}

/** The bytes of the first of these addresses that exists in the file store, else undefined. */
async function readStoredImage(
  files: Pick<FileStore, 'find' | 'read'>,
  urls: readonly string[],
): Promise<Uint8Array | undefined> {
  for (const url of urls) {
    const key = IMAGES.exec(url)?.[1];
    const found = key === undefined ? undefined : await files.find(key);
    if (key !== undefined && found !== undefined && found.size <= BYTES_MAX) return buffer(files.read(key));
  }
  return undefined;
}
