import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { checkPackageFile, type PackageFileIssue } from '#domain/version/package-file-rules.ts';

const CONTROL_CHARACTER = /\p{Cc}/u;

/** Problems of a file besides its type and length. */
type PackageMessage = PackageFileIssue['message'] | 'file.package_name' | 'file.package_changed';

interface PackageRefusal {
  readonly message: PackageMessage;
  readonly values?: PackageFileIssue['values'];
}

/** The error for a file: the message key of the limit it breaks, with the limit's values as parameters. */
export function refusePackage({ message, values = {} }: PackageRefusal): ApiError {
  return new ApiError(ERROR.invalidFormat, { fields: { file: message }, params: values });
}

/**
 * Checks a file against the limits of its platform.
 * @throws ApiError `invalidFormat` with the first limit that it breaks (R5.19, R5.20).
 */
export function requirePackage(platform: PlatformCode, file: { readonly name: string; readonly size: number }): void {
  const [issue] = checkPackageFile(platform, file);
  if (issue !== undefined) throw refusePackage(issue);
}

/**
 * The file's name without the folders that some clients send. Nothing is ever stored under this name.
 * @throws ApiError `invalidFormat` for control characters and for names that no file system accepts.
 */
export function readPackageName(sent: string): string {
  const name = sent.split(/[/\\]/).at(-1) ?? '';
  if (name === '' || name.length > LIMITS.packageNameLength || CONTROL_CHARACTER.test(name)) {
    throw refusePackage({ message: 'file.package_name' });
  }
  return name;
}
