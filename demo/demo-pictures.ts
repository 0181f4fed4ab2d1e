import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { DEFAULT_LOCALE, LOCALES, type LocaleCode, readLocale } from '#contract/values/locales.ts';
import type { Schema } from '#server/db/schema.ts';
import type { FileStore } from '#server/providers/files/file-store.ts';

interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

type Manifest = Readonly<Record<string, PictureFacts>>;

export interface DemoScreenshot {
  readonly name: string;
  readonly lang: LocaleCode | undefined;
}

/** `computer-1.en-US.webp`; pictures that exist in several languages are in the default one without a name. */
const LANGUAGE = /\.([\w-]+)\.webp$/;

/** Copies the drawn pictures of the demo games to the store's files. */
export interface DemoPictures {
  /** Stores a picture with its renditions and returns its URL. */
  store(slug: string, name: string, db: Kysely<Schema>): Promise<string>;
  /** Stores the three sizes of a banner and returns their common URL. */
  storeBanner(slug: string, db: Kysely<Schema>): Promise<string>;
  /** A game's screenshots of a kind, in order; those without a language suit all. */
  screenshotsOf(slug: string, kind: 'mobile' | 'computer'): readonly DemoScreenshot[];
}

/** Reads the drawing tool's output: the manifest and all file names. */
export async function readDemoPictures(folder: string, files: FileStore): Promise<DemoPictures> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const ids = new Map<string, string>();
  const idOf = (slug: string) => {
    const id = ids.get(slug) ?? crypto.randomUUID();
    ids.set(slug, id);
    return id;
  };
  const folders = new Map<string, Promise<readonly string[]>>();
  const namesIn = (slug: string) => {
    const names = folders.get(slug) ?? readdir(join(folder, slug));
    folders.set(slug, names);
    return names;
  };
  const put = async (slug: string, name: string) => {
    await files.put(`images/${idOf(slug)}/${name}`, await readFile(join(folder, slug, name)));
  };
  const remember = async (url: string, facts: PictureFacts | undefined, db: Kysely<Schema>) => {
    if (facts === undefined) return;
    const { width, height, placeholder } = facts;
    await db.insertInto('images').values({ url, width, height, placeholder }).execute();
  };
  return {
    async store(slug, name, db) {
      const base = name.replace(/\.\w+$/, '');
      const sizes = (await namesIn(slug)).filter((found) => found === name || found.startsWith(`${base}-w`));
      await Promise.all(sizes.map((file) => put(slug, file)));
      const url = `/files/images/${idOf(slug)}/${name}`;
      await remember(url, manifest[`${slug}/${name}`], db);
      return url;
    },
    async storeBanner(slug, db) {
      const id = idOf(`banner ${slug}`);
      const presets = ['large', 'medium', 'small'].map(async (preset) => {
        const content = await readFile(join(folder, 'banners', `${slug}-${preset}.webp`));
        await files.put(`images/${id}/banner-${preset}.webp`, content);
      });
      await Promise.all(presets);
      const url = `/files/images/${id}/banner`;
      await remember(url, manifest[`banners/${slug}-large.webp`] ?? manifest[`${slug}/background.webp`], db);
      return url;
    },
    screenshotsOf(slug, kind) {
      const found = Object.keys(manifest).filter((key) => key.startsWith(`${slug}/${kind}-`));
      const isTranslated = found.some((key) => LANGUAGE.test(key));
      return found
        .map((key) => key.slice(slug.length + 1))
        .map((name) => ({
          name,
          lang: readLocale(LANGUAGE.exec(name)?.[1]) ?? (isTranslated ? DEFAULT_LOCALE : undefined),
        }))
        .sort(
          (a, b) =>
            LOCALES.indexOf(a.lang ?? DEFAULT_LOCALE) - LOCALES.indexOf(b.lang ?? DEFAULT_LOCALE) ||
            (a.name < b.name ? -1 : 1),
        );
    },
  };
}
