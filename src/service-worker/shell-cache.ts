import { LOCALES, type LocaleCode, readLocale } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import type { Release } from './release.ts';

export const OFFLINE_PATH = '/offline';
const SHELL = 'shell-';
const SETTINGS = 'settings';
const LANGUAGE = '/language';
/** Cookies, language or browser do not affect these responses: cached files are not personal. */
const ANY = { ignoreSearch: true, ignoreVary: true } as const;

/** The worker's cached files, of this release and the previous one. */
export interface ShellCache {
  /** Fetches the offline pages and their files. @throws if one of those files cannot be fetched. */
  fill(): Promise<void>;
  /** Deletes every release but this one and the previous one, whose pages may still be open. */
  removeOutdated(): Promise<void>;
  /** A file with a hash in its name: cached by any release, else fetched and cached. */
  readFile(request: Request): Promise<Response>;
  /** Whether a path is a file with a fixed name in the frame of the offline page. */
  isFrame(path: string): boolean;
  findFrame(path: string): Promise<Response | undefined>;
  /** The page shown without a connection; undefined in a language that the store does not have. */
  findOfflinePage(locale: LocaleCode): Promise<Response | undefined>;
  keepLanguage(locale: string): Promise<void>;
  findLanguage(): Promise<LocaleCode | undefined>;
}

export interface ShellTools {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  readonly release: Release;
}

export function createShellCache({ caches, fetch, release }: ShellTools): ShellCache {
  const name = SHELL + release.id;
  const keep = async (request: Request, response: Response) => (await caches.open(name)).put(request, response);
  return {
    async fill() {
      const pages = await Promise.all(LOCALES.map((locale) => fetchOfflinePage(locale, fetch)));
      const kept = pages.filter((page) => page !== null);
      const files = new Set([...release.shell, ...kept.flatMap(({ html }) => filesOf(html))]);
      const isNew = !(await caches.keys()).includes(name);
      const shell = await caches.open(name);
      try {
        await shell.addAll([...files]);
        await Promise.all(kept.map(({ path, response }) => shell.put(path, response)));
      } catch (error) {
        // A partial release would be mistaken for the previous one, which is kept beside this one.
        if (isNew) await caches.delete(name);
        throw error;
      }
    },
    async removeOutdated() {
      const releases = (await caches.keys()).filter((key) => key.startsWith(SHELL) && key !== name);
      // Browsers list caches in creation order.
      await Promise.all(releases.slice(0, -1).map((key) => caches.delete(key)));
    },
    async readFile(request) {
      // A browser without space or permission to cache must still show the store.
      const kept = await caches.match(request, ANY).catch(() => undefined);
      if (kept !== undefined) return kept;
      const response = await fetch(request);
      if (response.status === 200) await keep(request, response.clone()).catch(() => undefined);
      return response;
    },
    isFrame: (path) => release.shell.includes(path),
    findFrame: async (path) => (await caches.open(name)).match(path, ANY),
    findOfflinePage: async (locale) => (await caches.open(name)).match(localizePath(OFFLINE_PATH, locale), ANY),
    async keepLanguage(locale) {
      if (readLocale(locale) !== undefined) await (await caches.open(SETTINGS)).put(LANGUAGE, new Response(locale));
    },
    async findLanguage() {
      const kept = await (await caches.open(SETTINGS)).match(LANGUAGE);
      return kept === undefined ? undefined : readLocale(await kept.text());
    },
  };
}

/** Undefined for a language that the store does not have, or a store that lets nobody see this page. */
async function fetchOfflinePage(locale: LocaleCode, fetch: ShellTools['fetch']) {
  const path = localizePath(OFFLINE_PATH, locale);
  // Without cookies it is the visitors' page.
  const response = await fetch(path, { credentials: 'omit', redirect: 'manual' });
  if (response.status >= 500) throw new Error(`${path} answers ${response.status}`);
  return response.status === 200 ? { path, html: await response.clone().text(), response } : null;
}

/** The scripts, styles and messages that a page loads, and the messages of its overlays. */
function filesOf(html: string): string[] {
  const files = html.matchAll(/(?:href|src)="(\/(?:assets|messages)\/[^"]+)"/g);
  const later = html.matchAll(/&quot;(\/messages\/(?:overlays|errors)-[^&]+)&quot;/g);
  return [...files, ...later].map(([, address = '']) => address);
}
