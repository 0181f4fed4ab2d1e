import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundle } from '../../../bench/bundle.ts';
import { type Chance, createChance, mix } from '../chance.ts';
import { makeDataFolder } from '../data-folder.ts';
import { askForUpload } from './ask-for-upload.ts';
import { makeRandomFile } from './make-random-file.ts';
import { openFaultyStorage } from './open-faulty-storage.ts';
import type { ClientMessage, FileToSend } from './upload-client.ts';
import { hear, startUploadServer, type UploadProcess } from './upload-process.ts';

export interface UploadCrashPlan {
  readonly bytes: number;
  readonly clientKills: number;
  readonly serverKills: number;
  /** `s3`: two processes without a common disk share the requests, and the storage fails now and then. */
  readonly files?: 'local' | 's3';
  readonly chance?: Chance;
  readonly report?: (line: string) => void;
}

export interface UploadCrashFigures {
  /** Kills while bytes were on their way. */
  readonly kills: number;
  readonly isSame: boolean;
  /** How many uploads the server has: one, however often it was begun again. */
  readonly uploads: number;
  readonly seconds: number;
}

/** How long bytes go between two kills. */
const PAUSE_MS = { min: 20, max: 200 } as const;
/**
 * The file is sent so slowly that all kills fall into its way: with two processes, one continues while the other starts.
 */
const MS_FOR_KILL = { local: PAUSE_MS.max, s3: 4000 } as const;

/** Repeatedly kills client and server during an upload, then compares the received file with the sent one. */
export async function runUploadCrash(plan: UploadCrashPlan): Promise<UploadCrashFigures> {
  const startedAt = performance.now();
  const dataDir = makeDataFolder();
  const path = join(dataDir, 'sent.exe');
  const sha256 = await makeRandomFile(path, plan.bytes);
  const storage = plan.files === 's3' ? await openFaultyStorage() : undefined;
  const server = await startUploadServer(dataDir, storage?.options);
  try {
    const { authorization, applicationId, origin } = server;
    const client = await bundle('tests/crash/uploads/upload-client.ts', 'dist/crash-uploads/client');
    const perKillMs = MS_FOR_KILL[plan.files ?? 'local'];
    const bytesPerSecond = Math.ceil((plan.bytes / (plan.clientKills + plan.serverKills + 1)) * (1000 / perKillMs));
    const order = {
      path,
      // The only platform whose files may have four gigabytes.
      name: 'game.exe',
      platform: 1,
      memoryPath: join(dataDir, 'memory.json'),
      bytesPerSecond,
    } as const;
    const kills = await sendUnderFire(plan, {
      client,
      server,
      order: { ...order, authorization, applicationId, origin },
    });
    const uploads = await askForUpload(server);
    const isStored = storage === undefined || (await storage.hasOnly(sha256, dataDir));
    return {
      kills,
      isSame: uploads.length === 1 && uploads[0]?.sha256 === sha256 && uploads[0].size === plan.bytes && isStored,
      uploads: uploads.length,
      seconds: Math.round((performance.now() - startedAt) / 1000),
    };
  } finally {
    await server.close();
    await storage?.close();
  }
}

interface Sides {
  /** Program of the client. */
  readonly client: string;
  readonly server: UploadProcess;
  readonly order: FileToSend;
}

/** Uploads the file; returns how many kills interrupted it. */
async function sendUnderFire(plan: UploadCrashPlan, { client, server, order }: Sides): Promise<number> {
  const { report = () => undefined, chance = createChance() } = plan;
  let sending = startClient(client, order);
  let kills = 0;
  for (const victim of mix({ client: plan.clientKills, server: plan.serverKills }, chance)) {
    await Promise.race([sending.begun, sending.ended]);
    await sleep(chance.between(PAUSE_MS.min, PAUSE_MS.max));
    if (sending.hasEnded()) break;
    if (victim === 'server') await server.crash();
    else {
      await sending.kill();
      sending = startClient(client, order);
    }
    kills += 1;
    const received = (await askForUpload(server))[0]?.received ?? 0;
    report(`${kills} kills, the last of the ${victim}; ${Math.round((received / plan.bytes) * 100)} % are there`);
  }
  await sending.ended;
  return kills;
}

function startClient(file: string, order: FileToSend) {
  const child: ChildProcess = fork(file, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(order);
  let hasEnded = false;
  const begun = hear<ClientMessage>(child);
  const ended = Promise.withResolvers<void>();
  child.on('message', (message: ClientMessage) => {
    if (message === 'sending') return;
    hasEnded = true;
    if ('failure' in message) ended.reject(new Error(message.failure));
    else ended.resolve();
  });
  // A killed process neither starts nor stops anything.
  begun.catch(() => {});
  ended.promise.catch(() => {});
  return {
    begun,
    ended: ended.promise,
    hasEnded: () => hasEnded,
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
