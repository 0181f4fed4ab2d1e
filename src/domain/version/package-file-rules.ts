import type { PlatformCode } from '#contract/values/platforms.ts';
import { fileRules } from '../rules/file-rules.ts';
import type { RuleMessageKey } from '../rules/rule.ts';

/** Limits of a version's file on one platform. */
export interface PackageFileRules {
  /** The file extension, without the period. */
  readonly extension: string;
  readonly maxGb: number;
}

/** The limits by platform (R5.19, R5.20; decisions.md, Versions). iOS has none: it links to a store. */
export const PACKAGE_FILES = {
  1: { extension: 'exe', maxGb: 4 },
  2: { extension: 'zip', maxGb: 1 },
  6: { extension: 'apk', maxGb: 1 },
  7: undefined,
} as const satisfies Record<PlatformCode, PackageFileRules | undefined>;

/** A violated limit: a key of the catalog `rules` and the values of its text. */
export interface PackageFileIssue {
  readonly message: RuleMessageKey | 'file.package_size' | 'file.package_none' | 'file.package_empty';
  readonly values: Readonly<Record<string, string | number>>;
}

/** The limits of a platform's file; undefined if its versions have none. */
export function packageFileRules(platform: PlatformCode): PackageFileRules | undefined {
  return PACKAGE_FILES[platform];
}

/** Every limit that a file violates, by its name and declared size in bytes. Its content is inspected elsewhere. */
export function checkPackageFile(
  platform: PlatformCode,
  file: { readonly name: string; readonly size: number },
): readonly PackageFileIssue[] {
  const rules = packageFileRules(platform);
  if (rules === undefined) return [{ message: 'file.package_none', values: {} }];
  const { extension, maxGb } = rules;
  const named = fileRules.file_type.check(file.name, { extension });
  const isSmallEnough = file.size <= 0 || fileRules.file_size_limit.check(file.size, { maxMb: maxGb * 1024 }) === true;
  return [
    ...(named === true ? [] : [{ message: named, values: { extension } }]),
    ...(isSmallEnough ? [] : [{ message: 'file.package_size', values: { maxGb } } as const]),
    ...(file.size <= 0 ? [{ message: 'file.package_empty', values: {} } as const] : []),
  ];
}
