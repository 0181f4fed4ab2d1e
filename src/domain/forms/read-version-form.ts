import { LOCALES } from '#contract/values/locales.ts';
import { isPlatformCode, type PlatformCode } from '#contract/values/platforms.ts';
import type { VersionContent } from '#contract/version/entities.ts';
import { type Fields, isFields } from './checks.ts';
import { eachOf, tidyLanguage, tidyLine, tidyLines } from './tidy-texts.ts';

/** A version as it is kept: texts without gaps, languages in one order. */
export interface KeptVersionForm {
  readonly platform: PlatformCode;
  readonly versionName: string;
  readonly minimumVersion: string;
  readonly contents: readonly VersionContent[];
}

/**
 * A form as it is checked: blanks around texts and foreign line ends are gone, languages are spelt as ours, and the
 * platform is a number even where it came as text (`multipart`). What is of the wrong kind stays for the check to name.
 */
export function tidyVersionForm(form: Fields): Fields {
  return {
    ...form,
    platform: tidyPlatform(form.platform),
    versionName: tidyLine(form.versionName),
    minimumVersion: tidyLine(form.minimumVersion),
    contents: eachOf(form.contents, tidyContent),
  };
}

function tidyPlatform(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;
}

function tidyContent(entry: unknown): unknown {
  if (!isFields(entry)) return entry;
  return { lang: tidyLanguage(entry.lang), description: tidyLines(entry.description) };
}

/** What is kept of a tidy form in which nothing is wrong. @throws Error where something is. */
export function readVersionForm({ platform, versionName, minimumVersion, contents }: Fields): KeptVersionForm {
  if (!isPlatformCode(platform)) throw new Error('a version form without a platform was not checked');
  const entries: readonly unknown[] = Array.isArray(contents) ? contents : [];
  return {
    platform,
    versionName: textOf(versionName),
    minimumVersion: textOf(minimumVersion),
    contents: LOCALES.flatMap((lang) => {
      const entry = entries.filter(isFields).find((candidate) => candidate.lang === lang);
      return entry === undefined ? [] : [{ lang, description: textOf(entry.description) }];
    }),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
