import type { PublisherFile } from '#contract/access-token/entities.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { PLATFORM_CODE_BY_NAME } from '#contract/values/platforms.ts';

type ExampleApplication = Pick<PortalApplication, 'applicationId' | 'platforms'>;

const { ANDROID, WINDOWS, Web } = PLATFORM_CODE_BY_NAME;

/** The platforms that the command uploads for, with a file name as build tools choose it. */
const PACKAGES = [
  { code: ANDROID, platform: 'android', file: 'app-release.apk' },
  { code: WINDOWS, platform: 'windows', file: 'setup.exe' },
  { code: Web, platform: 'web', file: 'game.zip' },
] as const;

/** Developers without an application see what a command looks like. */
const EXAMPLE: ExampleApplication = { applicationId: 'com.example.game', platforms: [ANDROID] };

/** Downloads the store's command-line tool and fails if its checksum differs from the one on the page. */
export function writeFetchCommand(origin: string, { path, sha256 }: PublisherFile): string {
  return [`curl -fsSLO ${origin}${path}`, `echo "${sha256}  ${path.split('/').at(-1)}" | sha256sum -c`].join('\n');
}

/** Publishes a version of the first application that has files; the token is read from STARHALL_TOKEN. */
export function writePublishCommand(origin: string, applications: readonly ExampleApplication[]): string {
  const packageOf = ({ platforms }: ExampleApplication) => PACKAGES.find(({ code }) => platforms.includes(code));
  const application = applications.find((one) => packageOf(one) !== undefined) ?? applications[0] ?? EXAMPLE;
  const { platform, file } = packageOf(application) ?? PACKAGES[0];
  return [
    'node starhall-publish.mjs publish',
    `--origin ${origin}`,
    `--app ${application.applicationId}`,
    `--platform ${platform}`,
    `--file ${file}`,
    '--version-name 1.0.0',
    '--notes notes/',
  ].join(' \\\n  ');
}

/** Lists purchases from a game server; the token is read from STARHALL_TOKEN. */
export function writePurchasesCommand(origin: string, [application = EXAMPLE]: readonly ExampleApplication[]): string {
  return [
    'curl -H "Authorization: Bearer $STARHALL_TOKEN"',
    `"${origin}/api/purchase/list?applicationId=${application.applicationId}&unacknowledged=true"`,
  ].join(' \\\n  ');
}
