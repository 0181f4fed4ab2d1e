import type { PublisherFile } from '#contract/access-token/entities.ts';

const EXAMPLE_ID = 'com.example.game';

/** Downloads the store's command-line tool and fails if its checksum differs from the one on the page. */
export function writeFetchCommand(origin: string, { path, sha256 }: PublisherFile): string {
  return [`curl -fsSLO ${origin}${path}`, `echo "${sha256}  ${path.split('/').at(-1)}" | sha256sum -c`].join('\n');
}

/** Publishes a version from a build server; the token is read from STARHALL_TOKEN. */
export function writePublishCommand(origin: string, applicationId: string = EXAMPLE_ID): string {
  return [
    'node starhall-publish.mjs publish',
    `--origin ${origin}`,
    `--app ${applicationId}`,
    '--platform android',
    '--file app-release.apk',
    '--version-name 1.0.0',
    '--notes notes/',
  ].join(' \\\n  ');
}

/** Lists purchases from a game server; the token is read from STARHALL_TOKEN. */
export function writePurchasesCommand(origin: string, applicationId: string = EXAMPLE_ID): string {
  return [
    'curl -H "Authorization: Bearer $STARHALL_TOKEN"',
    `"${origin}/api/purchase/list?applicationId=${applicationId}&unacknowledged=true"`,
  ].join(' \\\n  ');
}
