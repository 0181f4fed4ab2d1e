import { mkdir, statfs } from 'node:fs/promises';
import type { Handler } from '../../api/handler.ts';
import { listQueues } from '../../jobs/queue-queries.ts';
import { RELEASE } from '../../release.ts';
import type { Services } from '../../services.ts';
import { findBackupState } from '../backup/public.ts';
import { createCheckReadiness } from './check-readiness.ts';
import { countWebhooks, findVersion, listReplicas } from './system-queries.ts';

const STARTED_AT = new Date(performance.timeOrigin).toISOString();

export function getSystemState(services: Services): Handler<'getSystemState'> {
  const { config, database, incomingFolder } = services;
  const { db, replica } = database;
  const checkReadiness = createCheckReadiness(services);
  return async (_, { clock }) => {
    const [postgresql, replicas, backup, failed, disk, queues, webhooks] = await Promise.all([
      findVersion(db),
      listReplicas(db),
      findBackupState(services),
      checkReadiness(),
      findDisk(incomingFolder),
      listQueues(db),
      countWebhooks(db),
    ]);
    return {
      release: RELEASE,
      node: process.versions.node,
      postgresql,
      isEmbedded: config.DATABASE_URL === '',
      at: new Date(clock()).toISOString(),
      startedAt: STARTED_AT,
      failed: [...failed],
      disk,
      replicaLagSeconds: replica?.lagSeconds() ?? null,
      replicas,
      backup,
      queues,
      webhooks,
    };
  };
}

/** The disk of the data folder, below which incoming files arrive. */
async function findDisk(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
