import { ANDROID } from '#demo/catalogue/demo-game.ts';
import { demoGames } from '#demo/catalogue/games.ts';

/** Prints the slug, package, version name, version code and label of every Android demo game, tab-separated. */
for (const game of demoGames) {
  const versions = game.versions.filter(({ platform }) => platform === ANDROID);
  const newest = versions.sort((a, b) => a.releasedAt.localeCompare(b.releasedAt)).at(-1);
  if (newest === undefined) continue;
  const code = newest.versionName.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);
  console.info([game.slug, game.appId, newest.versionName, code, game.name['en-US']].join('\t'));
}
