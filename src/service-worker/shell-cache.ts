import { LOCALES, type LocaleCode, readLocale } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import type { Release } from './release.ts';

export const OFFLINE_PATH = '/offline';
const SHELL = 'shell-';
const SETTINGS = 'settings';
const LANGUAGE = '/language';
/** Another visitor's cookies, language or browser make no other answer here: what is kept belongs to nobody. */
const ANY = { ignoreSearch: true, ignoreVary: true } as const;

/** What the worker keeps, of this release and of the one before. */
export interface ShellCache {
  /** Fetches the offline pages, and what they are made of. @throws when one of those files cannot be fetched. */
  fill(): Promise<void>;
  /** Forgets every release but this one and the one before, whose pages may still be open. */
  tidy(): Promise<void>;
  /** A file that has its hash in its name: from whichever release has it, else fetched and kept. */
  readFile(request: Request): Promise<Response>;
  /** Whether a path is of a file that the frame of the offline page shows, by a name that stays. */
  isFrame(path: string): boolean;
  findFrame(path: string): Promise<Response | undefined>;
  /** The page that is shown without a connection; nothing in a language that the store does not have. */
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
        // Half a release would pass for the one before, whose place is next to this one.
        if (isNew) await caches.delete(name);
        throw error;
      }
    },
    async tidy() {
      const releases = (await caches.keys()).filter((key) => key.startsWith(SHELL) && key !== name);
      // Browsers list caches in the order in which they were made.
      await Promise.all(releases.slice(0, -1).map((key) => caches.delete(key)));
    },
    async readFile(request) {
      // A browser without room or leave to keep anything shows the store all the same.
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

/** A language that the store does not have, or a store that lets nobody see this page, has none. */
async function fetchOfflinePage(locale: LocaleCode, fetch: ShellTools['fetch']) {
  const path = localizePath(OFFLINE_PATH, locale);
  // Nobody's: without cookies it is the visitors' page.
  const response = await fetch(path, { credentials: 'omit', redirect: 'manual' });
  if (response.status >= 500) throw new Error(`${path} answers ${response.status}`);
  return response.status === 200 ? { path, html: await response.clone().text(), response } : null;
}

/** The scripts, styles and messages that a page loads, and the messages of what may come to lie over it. */
function filesOf(html: string): string[] {
  const files = html.matchAll(/(?:href|src)="(\/(?:assets|messages)\/[^"]+)"/g);
  const later = html.matchAll(/&quot;(\/messages\/(?:overlays|errors)-[^&]+)&quot;/g);
  return [...files, ...later].map(([, address = '']) => address);
}
