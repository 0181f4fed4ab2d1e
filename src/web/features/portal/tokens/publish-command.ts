import type { PublisherFile } from '#contract/access-token/entities.ts';

const EXAMPLE_ID = 'com.example.game';

/** Fetches the command line of a store, and ends where it is not the one that the page tells of. */
export function writeFetchCommand(origin: string, { path, sha256 }: PublisherFile): string {
  return [`curl -fsSLO ${origin}${path}`, `echo "${sha256}  ${path.split('/').at(-1)}" | sha256sum -c`].join('\n');
}

/** Publishes a version from a build machine; the token comes by STARHALL_TOKEN. */
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

/** Reads what players bought, from a game server; the token comes by STARHALL_TOKEN. */
export function writePurchasesCommand(origin: string, applicationId: string = EXAMPLE_ID): string {
  return [
    'curl -H "Authorization: Bearer $STARHALL_TOKEN"',
    `"${origin}/api/purchase/list?applicationId=${applicationId}&unacknowledged=true"`,
  ].join(' \\\n  ');
}
