import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { VideoIssue } from '#domain/video/trailer-rules.ts';
import type { SourceFormat } from '#domain/video/video-source.ts';
import { CONVERT_VIDEO } from '../../jobs/convert-video.ts';
import { bindJob } from '../../jobs/job.ts';
import type { JobServices } from '../../jobs/job-services.ts';
import { type Conversion, deleteConversion, findConversion, isStored, noteConversion } from './conversion-queries.ts';
import { conversionKey } from './convert-later.ts';
import { inFolder } from './in-folder.ts';
import { storeVideo } from './store-video.ts';

type ConversionServices = Pick<JobServices, 'database' | 'files' | 'videos' | 'incomingFolder' | 'now' | 'metrics'>;

const NOTE_EVERY_MS = 1000;
/** A failure that is not the file's: the developer may try again. */
const FAILED = { message: 'trailer.conversion', values: {} } as const satisfies VideoIssue;

/** Binds the job that converts uploaded videos; one that fails permanently is refused. */
export function bindConvertVideo(services: ConversionServices) {
  const { database, files } = services;
  return bindJob(
    CONVERT_VIDEO,
    async ({ id, format }) => {
      const conversion = await findConversion(database.db, id);
      if (conversion === undefined || conversion.issue !== null) return;
      const issue = await convert(services, conversion, format);
      if (issue !== null) await noteConversion(database.db, id, { issue });
      await files.remove(conversionKey(id));
    },
    {
      giveUp: async ({ id }) => {
        await noteConversion(database.db, id, { issue: FAILED });
        await files.remove(conversionKey(id));
      },
    },
  );
}

/** Stores the trailer that a file becomes, or explains why it cannot be one. */
function convert(services: ConversionServices, { id, user_id: userId }: Conversion, format: SourceFormat) {
  const { files, videos, incomingFolder, now, database } = services;
  return inFolder(incomingFolder, async (folder): Promise<VideoIssue | null> => {
    // An earlier attempt may have ended at any point.
    if (await isStored(database.db, id)) return deleteConversion(database.db, id).then(() => null);
    const path = join(folder, 'received');
    await pipeline(files.read(conversionKey(id)), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    const outcome = await videos.convert({ path, folder, format }, { onProgress: noting(services, id) });
    if ('issue' in outcome) return outcome.issue;
    const { video } = outcome;
    await storeVideo(services, { id, userId, folder, video, nowMs: now() });
    await deleteConversion(database.db, id);
    return null;
  });
}

/** Notes the progress now and then. */
function noting({ database: { db } }: ConversionServices, id: string) {
  let notedMs = 0;
  return (percent: number) => {
    if (performance.now() - notedMs < NOTE_EVERY_MS) return;
    notedMs = performance.now();
    // Nobody waits for it, and the next one is as good.
    noteConversion(db, id, { percent }).catch(() => undefined);
  };
}
