import { expect, it } from 'vitest';
import { PLATFORM_CODE_BY_NAME, type PlatformCode } from '#contract/values/platforms.ts';
import { writeFetchCommand, writePublishCommand, writePurchasesCommand } from './token-commands.ts';

const ORIGIN = 'https://games.example.com';
const PUBLISHER = { path: '/downloads/starhall-publish.mjs', sha256: 'a'.repeat(64) };
const { ANDROID, WINDOWS, iOS, Web } = PLATFORM_CODE_BY_NAME;
const linesOf = (command: string) => command.split(' \\\n  ');
const game = (applicationId: string, platforms: readonly PlatformCode[]) => ({
  applicationId,
  platforms: [...platforms],
});

it('writes commands that work in a shell unchanged', () => {
  expect(writeFetchCommand(ORIGIN, PUBLISHER)).toBe(
    `curl -fsSLO ${ORIGIN}/downloads/starhall-publish.mjs\necho "${PUBLISHER.sha256}  starhall-publish.mjs" | sha256sum -c`,
  );
  expect(linesOf(writePublishCommand(ORIGIN, []))).toEqual([
    'node starhall-publish.mjs publish',
    `--origin ${ORIGIN}`,
    '--app com.example.game',
    '--platform android',
    '--file app-release.apk',
    '--version-name 1.0.0',
    '--notes notes/',
  ]);
  expect(linesOf(writePurchasesCommand(ORIGIN, []))).toEqual([
    'curl -H "Authorization: Bearer $STARHALL_TOKEN"',
    `"${ORIGIN}/api/purchase/list?applicationId=com.example.game&unacknowledged=true"`,
  ]);
});

it.each([
  [[Web], '--platform web', '--file game.zip'],
  [[WINDOWS, Web], '--platform windows', '--file setup.exe'],
  [[WINDOWS, ANDROID, iOS], '--platform android', '--file app-release.apk'],
] as const)('names a platform that the game has: %o', (platforms, ...expected) => {
  const lines = linesOf(writePublishCommand(ORIGIN, [game('com.example.sea', platforms)]));
  expect(lines).toEqual(expect.arrayContaining(['--app com.example.sea', ...expected]));
});

it('prefers an application whose files the store takes', () => {
  const lines = linesOf(
    writePublishCommand(ORIGIN, [game('com.example.phone', [iOS]), game('com.example.web', [Web])]),
  );
  expect(lines).toEqual(expect.arrayContaining(['--app com.example.web', '--platform web']));
});
