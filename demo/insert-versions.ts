import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES } from '#contract/values/locales.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import { ANDROID, type DemoGame, type DemoVersion, WEB, WINDOWS } from './catalogue/demo-game.ts';
import type { SeedTools } from './seed-tools.ts';
import { storeFolder } from './store-folder.ts';

interface StoredVersion {
  readonly file_name: string | null;
  readonly file_key: string | null;
  readonly file_size: number | null;
}

const NO_FILE: StoredVersion = { file_name: null, file_key: null, file_size: null };

/** Packages of the demo games are tiny but real: a signed APK each, and one Windows program for all. */
async function storePackage(game: DemoGame, version: DemoVersion, { files, root }: SeedTools): Promise<StoredVersion> {
  const extension = version.platform === ANDROID ? 'apk' : 'exe';
  const source = version.platform === ANDROID ? `${game.slug}.apk` : 'starhall-demo.exe';
  const content = await readFile(join(root, 'demo/packages', source));
  const key = `packages/${crypto.randomUUID()}.${extension}`;
  await files.put(key, content);
  return { file_name: `${game.slug}-${version.versionName}.${extension}`, file_key: key, file_size: content.length };
}

async function storeVersionFile(game: DemoGame, version: DemoVersion, tools: SeedTools): Promise<StoredVersion> {
  if (version.platform === WEB && game.playable) {
    const key = `games/${crypto.randomUUID()}`;
    const size = await storeFolder(tools.files, join(tools.root, 'demo/games', game.slug), key);
    return { file_name: `${game.slug}.zip`, file_key: key, file_size: size };
  }
  return version.platform === ANDROID || version.platform === WINDOWS ? storePackage(game, version, tools) : NO_FILE;
}

/** The newest version of each platform is online. */
function isNewest(version: DemoVersion, versions: readonly DemoVersion[]): boolean {
  return versions.every((other) => other.platform !== version.platform || other.releasedAt <= version.releasedAt);
}

async function insertVersion(game: DemoGame, version: DemoVersion, applicationId: number, tools: SeedTools) {
  const { trx } = tools;
  const { id } = await trx
    .insertInto('versions')
    .values({
      application_id: applicationId,
      platform: version.platform,
      version_name: version.versionName,
      minimum_version: version.minimumVersion,
      ...(await storeVersionFile(game, version, tools)),
      review: VERSION_REVIEW.approved,
      status: isNewest(version, game.versions) ? SHELF.onShelf : SHELF.offShelf,
      submitted_at: version.releasedAt,
      decided_at: version.releasedAt,
      released_at: version.releasedAt,
      created_at: version.releasedAt,
      updated_at: version.releasedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const notes = LOCALES.map((lang) => ({ version_id: id, lang, description: version.notes[lang] }));
  await trx.insertInto('version_contents').values(notes).execute();
}

/** Inserts a game's versions with their files and store addresses. */
export async function insertVersions(game: DemoGame, applicationId: number, tools: SeedTools): Promise<void> {
  for (const version of game.versions) {
    await insertVersion(game, version, applicationId, tools);
    if (version.downloadUrl === undefined) continue;
    await tools.trx
      .insertInto('application_downloads')
      .values({ application_id: applicationId, platform: version.platform, url: version.downloadUrl })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
