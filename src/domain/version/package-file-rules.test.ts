import { expect, it } from 'vitest';
import { PLATFORM_CODE_BY_NAME, type PlatformCode } from '#contract/values/platforms.ts';
import { checkPackageFile, packageFileRules } from './package-file-rules.ts';

const { ANDROID, WINDOWS, iOS, Web } = PLATFORM_CODE_BY_NAME;

function messages(platform: PlatformCode, name: string, size: number) {
  return checkPackageFile(platform, { name, size }).map(({ message }) => message);
}

it('R5.19 takes an APK of at most 1 GB', () => {
  for (const size of [1_073_741_824, 5_000_000]) expect(messages(ANDROID, 'game.apk', size)).toEqual([]);
  for (const size of [1_073_741_825, 2_147_483_648]) {
    expect(checkPackageFile(ANDROID, { name: 'game.apk', size })).toEqual([
      { message: 'file.package_size', values: { maxGb: 1 } },
    ]);
  }
});

it('R5.20 takes an EXE of at most 4 GB', () => {
  for (const size of [4_294_967_296, 1_073_741_825]) expect(messages(WINDOWS, 'setup.exe', size)).toEqual([]);
  for (const size of [4_294_967_297, 5_000_000_000]) {
    expect(checkPackageFile(WINDOWS, { name: 'setup.exe', size })).toEqual([
      { message: 'file.package_size', values: { maxGb: 4 } },
    ]);
  }
});

it('takes a web game as a zip of at most 1 GB', () => {
  expect(messages(Web, 'game.zip', 1_073_741_824)).toEqual([]);
  expect(messages(Web, 'game.zip', 1_073_741_825)).toEqual(['file.package_size']);
});

it('takes no file for iOS, which leads to a store', () => {
  expect(messages(iOS, 'game.ipa', 1)).toEqual(['file.package_none']);
  expect(packageFileRules(iOS)).toBeUndefined();
});

it('takes no empty file, and says nothing else of its size', () => {
  for (const size of [0, -1]) {
    expect(checkPackageFile(ANDROID, { name: 'game.apk', size })).toEqual([
      { message: 'file.package_empty', values: {} },
    ]);
  }
});

it('goes by the end of the name, in any case of letters, and names every failure', () => {
  expect(messages(ANDROID, 'GAME.APK', 1)).toEqual([]);
  for (const name of ['apk', 'game.exe', 'game.apk.zip', 'game.apk ', 'gameapk', '']) {
    expect(messages(ANDROID, name, 1)).toEqual(['rule.file_type']);
  }
  expect(checkPackageFile(WINDOWS, { name: 'game.apk', size: 5_000_000_000 })).toEqual([
    { message: 'rule.file_type', values: { extension: 'exe' } },
    { message: 'file.package_size', values: { maxGb: 4 } },
  ]);
});
