import { HEADERS, LIMITS } from '#contract/values/limits.ts';
import { listPackageUploads } from '#contract/version/endpoints.ts';
import type { PackageUpload } from '#contract/version/entities.ts';
import type { UploadProcess } from './upload-process.ts';

/** The server's list of the developer's uploads. */
export async function askForUpload({
  origin,
  authorization,
}: Pick<UploadProcess, 'origin' | 'authorization'>): Promise<readonly PackageUpload[]> {
  const headers = { authorization, [HEADERS.clientVersion]: String(LIMITS.clientVersion) };
  const response = await fetch(`${origin}${listPackageUploads.path}`, { headers });
  return listPackageUploads.reply.parse(await response.json()).list;
}
