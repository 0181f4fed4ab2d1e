import { removeDataFolders } from '../../crash/data-folder.ts';
import { runLargeUploads } from '../../crash/uploads/run-large-uploads.ts';
import { runUploadCrash } from '../../crash/uploads/run-upload-crash.ts';
import type { PartContext, PartReport } from '../part.ts';

const MEGABYTE = 1_048_576;
const FULL = { client: 50, server: 50, megabytes: 4096 } as const;
const SHORT = { client: 3, server: 3, megabytes: 128 } as const;
const GROWN_MB = 64;

/** Kills client and server of one upload, then watches the memory of a server that receives large files. */
export async function soakUploads({ isFull, sizes, chance, say }: PartContext): Promise<PartReport> {
  const plan = isFull ? FULL : SHORT;
  const clientKills = sizes['client-kills'] ?? plan.client;
  const serverKills = sizes['server-kills'] ?? plan.server;
  const megabytes = sizes.megabytes ?? plan.megabytes;
  const bytes = megabytes * MEGABYTE;
  const { kills, isSame, uploads } = await runUploadCrash({ bytes, clientKills, serverKills, chance, report: say });
  await removeDataFolders();
  const { grownMb } = await runLargeUploads(bytes / 4);
  return {
    done: `Client and server of an upload of ${megabytes} MB were killed; then a file of that size and four quarters of it were received.`,
    rows: [
      {
        wanted: `${clientKills} kills of the client, ${serverKills} of the server, all while bytes were on their way`,
        measured: String(kills),
        holds: kills === clientKills + serverKills,
      },
      {
        wanted: 'one upload with the very bytes (SHA-256)',
        measured: `${uploads} ${isSame ? 'with the same hash' : 'with another hash'}`,
        holds: uploads === 1 && isSame,
      },
      {
        wanted: `memory at most +${GROWN_MB} MB`,
        measured: `+${grownMb.one} MB with one file, +${grownMb.four} MB with four at the same time`,
        holds: Math.max(grownMb.one, grownMb.four) <= GROWN_MB,
      },
    ],
  };
}
