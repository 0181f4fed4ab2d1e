import { describe, expect, it } from 'vitest';
import { GIGABYTE_BYTES, LIMITS } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { SHELF } from '#contract/values/states.ts';
import { checkPackageFile } from '#domain/version/package-file-rules.ts';
import { buildOwnApplication, buildOwnVersion } from '#tests/web/build-own-version.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import type { NewVersionData } from '../load-versions.ts';
import { checkTexts, NO_NOTES } from '../notes/version-texts.ts';
import { NewVersionPage } from './new-version-page.tsx';

const ONLINE = buildOwnVersion({ versionName: '1.2.0' });

function render(changes: Partial<NewVersionData> = {}, locale: LocaleCode = 'en-US') {
  const data: NewVersionData = {
    applicationId: 'com.example.sea',
    application: buildOwnApplication(),
    versions: [ONLINE],
    uploads: [],
    platform: 6,
    ...changes,
  };
  return renderPage(<NewVersionPage data={data} />, locale, { user: buildUser({ type: 99 }) });
}

const fileOf = (html: string) => /.*?<\/section>/s.exec(html.slice(html.indexOf('aria-labelledby="file"')))?.[0] ?? '';

describe.each(LOCALES)('in %s', (locale) => {
  it('has words for everything', () => {
    for (const platform of [null, 1, 2, 6, 7] as const) {
      const html = render({ platform }, locale);
      expect(html).not.toMatch(/>[^<]*\b(?:portal|versions|editor|error|platform)\.[a-z\d]/);
      expect(html).not.toContain('undefined');
    }
  });
});

it('starts with the platforms, their file requirements and live versions', () => {
  const html = render({ platform: null });
  expect(html.match(/type="radio"/g)).toHaveLength(4);
  for (const text of ['Upload a .exe file of up to 4 GB.', 'Upload a .apk file of up to 1 GB.', 'Live: 1.2.0.']) {
    expect(html).toContain(`>${text}<`);
  }
  expect(html).not.toContain('id="field-versionName"');
});

it('R3.19 R3.20 R3.21 R3.22 asks for the file, the name, the notes in four languages and the oldest version', () => {
  const html = render();
  expect(html).toContain('data-package-file="6"');
  expect(html).toContain('accept=".apk"');
  expect(html).toContain('id="field-versionName"');
  expect(html).toContain('id="field-minimumVersion"');
  expect(html.match(/role="tab"/g)).toHaveLength(4);
  for (const name of ['1.2.1', '1.3.0']) expect(html).toContain(`>${name}</button>`);
  expect(html).toContain('Version 1.2.0, all languages');
});

it('asks for no file if the platform needs none, and explains why', () => {
  expect(fileOf(render({ platform: 7 }))).toContain('players get the game from the App Store');
  const outside = buildOwnApplication({ webRedirectUrl: 'https://sea.example.com' });
  expect(fileOf(render({ platform: 2, application: outside }))).toContain('the game runs on your own site');
  for (const html of [render({ platform: 7 }), render({ platform: 2, application: outside })]) {
    expect(html).not.toContain('data-package-file');
  }
  const download = { platform: 6, url: 'https://sea.example.com/sea.apk', size: 1 } as const;
  const both = buildOwnApplication({ downloadUrls: [download] });
  expect(fileOf(render({ application: both }))).toContain('a file is optional');
});

it('resumes a started upload, and offers a finished one', () => {
  const upload = {
    uploadId: 'u1',
    applicationId: 'com.example.sea',
    platform: 6,
    name: 'sea.apk',
    size: GIGABYTE_BYTES,
    received: GIGABYTE_BYTES / 4,
    sha256: null,
    createdAt: '2026-11-20T04:00:00.000Z',
    expiresAt: '2026-11-27T04:00:00.000Z',
  } as const;
  const begun = fileOf(render({ uploads: [upload] }));
  expect(begun).toContain('25% of sea.apk (1 GB) is already uploaded. Choose the same file again');
  expect(begun).not.toContain('Use this file');
  const whole = fileOf(render({ uploads: [{ ...upload, received: GIGABYTE_BYTES, sha256: 'ab' }] }));
  expect(whole).toContain('Use this file');
  expect(fileOf(render({ platform: 1, uploads: [upload] }))).not.toContain('sea.apk');
});

it('R9.1 leads back if the limit of versions is reached', () => {
  const ten = Array.from({ length: LIMITS.versionsPerApplication }, (_, id) => buildOwnVersion({ id }));
  const full = render({ versions: ten });
  expect(full).toContain('You’ve reached the limit of 10 versions.');
  expect(full).toContain('href="/en-US/developer/versions?applicationId=com.example.sea"');
  expect(full).not.toContain('<form');
  expect(render({ application: buildOwnApplication({ status: SHELF.removed }) })).not.toContain('<form');
});

const SIZES: readonly [PlatformCode, string, number, string | null][] = [
  [6, 'sea.apk', GIGABYTE_BYTES, null],
  [6, 'sea.apk', GIGABYTE_BYTES + 1, 'The file can be up to 1 GB.'],
  [1, 'sea.exe', 4 * GIGABYTE_BYTES, null],
  [1, 'sea.exe', 4 * GIGABYTE_BYTES + 1, 'The file can be up to 4 GB.'],
];

it.each(SIZES)(
  'R5.19 R5.20 on platform %i %s of %i bytes is refused in words, or taken',
  (platform, name, size, text) => {
    const { translator } = buildPage({ locale: 'en-US' });
    const said = checkPackageFile(platform, { name, size }).map(({ message, values }) =>
      translator.find(message, values),
    );
    expect(said).toEqual(text === null ? [] : [text]);
  },
);

describe('validation before anything is sent', () => {
  const surroundings = { platform: 6, languages: LOCALES, contentDefault: 'zh-TW', otherNames: ['1.2.0'] } as const;
  const notes = { 'zh-TW': '新', 'zh-CN': '新', 'vi-VN': 'Mới', 'en-US': 'New' };
  const find = (texts: Partial<Parameters<typeof checkTexts>[0]>) =>
    Object.fromEntries(
      [...checkTexts({ versionName: '1.3.0', minimumVersion: '', notes, ...texts }, surroundings)].map(
        ([name, { message }]) => [name, message],
      ),
    );

  it('R5.34 names every language of the application that has no notes', () => {
    expect(find({})).toEqual({});
    expect(find({ notes: { ...notes, 'en-US': ' ' } })).toEqual({ 'contents.en-US': 'form.language_needed' });
    expect(Object.keys(find({ notes: NO_NOTES }))).toEqual(LOCALES.map((lang) => `contents.${lang}`));
  });

  it('R5.28 rejects a duplicate or missing name', () => {
    expect(find({ versionName: '1.2.0' })).toEqual({ versionName: 'error.60017' });
    expect(find({ versionName: ' ' })).toEqual({ versionName: 'field.required' });
  });
});
