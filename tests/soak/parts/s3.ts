import { setTimeout as sleep } from 'node:timers/promises';
import { ERROR } from '#contract/errors/errors.ts';
import { S3_BUCKET, S3_KEY, startS3Server } from '#tests/s3/start-s3-server.ts';
import { residentMb } from '../../../bench/memory.ts';
import { makeDataFolder } from '../../crash/data-folder.ts';
import { signInProgram } from '../../crash/ledger/shop-client.ts';
import { openS3Faults, type S3Trouble } from '../open-s3-faults.ts';
import { memoryRow, noneRow, type PartContext, type PartReport, type Row } from '../part.ts';
import { sendPictures } from '../send-pictures.ts';
import { startStore } from '../start-store.ts';
import { keptPage, watchCalls } from '../watch-calls.ts';

const SECONDS = { full: 60, short: 20 } as const;
const WARM_UP_MS = 8_000;
const WELL_WITHIN_MS = 5_000;
const GIVE_UP_MS = 60_000;
const TROUBLES = { late: 'answers after 4 s', errors: 'answers 500', half: 'ends in the middle of a body' } as const;
/** What a picture may say that cannot be read: 502, or nothing more once its head was sent, which browsers notice. */
const UNREADABLE: readonly number[] = [502, 0];

/** Has the storage answer late, with 500, and with half a body. */
export async function soakS3({ isFull, sizes, say }: PartContext): Promise<PartReport> {
  const seconds = sizes.seconds ?? (isFull ? SECONDS.full : SECONDS.short);
  const s3 = await startS3Server();
  const faults = await openS3Faults(s3.endpoint);
  const store = await startStore(makeDataFolder(), {
    ...{ FILES: 's3', S3_ENDPOINT: faults.endpoint, S3_BUCKET, S3_FORCE_PATH_STYLE: 'on' },
    ...{ S3_ACCESS_KEY_ID: S3_KEY.accessKeyId, S3_SECRET_ACCESS_KEY: S3_KEY.secretAccessKey },
  });
  try {
    const token = await signInProgram(store.origin, 'mei@example.com');
    const pages = watchCalls({ kept: keptPage(store.origin) });
    const pictures = await sendPictures(store.origin, token);
    await sleep(WARM_UP_MS);
    const beforeMb = await residentMb(store.pid);
    const rows: Row[] = [];
    for (const [trouble, meaning] of Object.entries(TROUBLES)) {
      const sent = pictures.answers.length;
      faults.state.trouble = trouble as S3Trouble;
      await sleep(seconds * 1000);
      faults.state.trouble = 'none';
      const healedMs = performance.now();
      const healedAt = pictures.answers.length;
      const isWell = () =>
        (['send', 'read'] as const).every((action) =>
          pictures.answers.slice(healedAt + 1).some((answer) => answer.action === action && answer.status === 200),
        );
      while (!isWell() && performance.now() - healedMs < GIVE_UP_MS) await sleep(20);
      const backMs = performance.now() - healedMs;
      const answers = pictures.answers.slice(sent, healedAt);
      const isClear = ({ action, status, code }: (typeof answers)[number]) =>
        status === 200 ||
        code === ERROR.externalProviderError ||
        code === ERROR.databaseBusy ||
        (action === 'read' && UNREADABLE.includes(status));
      const refused = answers.filter(({ status }) => status !== 200).length;
      rows.push(
        noneRow(
          `${meaning}: a clear error, or a body that is cut where its head was sent`,
          answers
            .filter((answer) => !isClear(answer))
            .map(({ action, status, code }) => `${action} ${status}/${code ?? '–'}`),
        ),
        {
          wanted: `${meaning}: back within ${WELL_WITHIN_MS / 1000} s`,
          measured: `${(backMs / 1000).toFixed(1)} s; ${refused} of ${answers.length} calls refused before, the slowest ${Math.round(Math.max(...answers.map(({ ms }) => ms)))} ms`,
          holds: backMs <= WELL_WITHIN_MS,
        },
      );
      say(`${trouble}: ${refused} of ${answers.length} calls refused, back after ${Math.round(backMs)} ms`);
    }
    await pages.stop();
    const damaged = await pictures.stop();
    return {
      done: `The storage was in trouble in three ways for ${seconds} s each, while pictures were sent and read.`,
      rows: [
        ...rows,
        noneRow(`each of ${pictures.accepted.size} accepted pictures is there, unchanged`, damaged),
        noneRow(
          `pages go on (${pages.answers.length} asked)`,
          pages.answers.filter(({ status }) => status !== 200),
        ),
        noneRow('no unexpected failure in the log', store.failures),
        memoryRow(beforeMb, await residentMb(store.pid)),
      ],
    };
  } finally {
    await store.stop();
    await faults.close();
    await s3.close();
  }
}
