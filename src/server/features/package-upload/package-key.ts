import { PLATFORM_CODES } from '#contract/values/platforms.ts';
import { packageFileRules } from '#domain/version/package-file-rules.ts';
import type { Row } from '../../db/schema.ts';

/** Folder of an upload in the file store. */
export function packageFolder(id: string): string {
  return `packages/${id}`;
}

/** Key of an upload in the file store; it never contains the developer's file name. */
export function packageKey({ id, platform }: Pick<Row<'package_files'>, 'id' | 'platform'>): string {
  const code = PLATFORM_CODES.find((known) => known === platform);
  const extension = code === undefined ? undefined : packageFileRules(code)?.extension;
  return `${packageFolder(id)}/package.${extension ?? 'bin'}`;
}
