/**
 * `npm run test:uploads`: uploads under kills and in their full size, with `-- --files s3` to an object storage through
 * two processes. Figures of the last runs: docs/decisions/021 and 065.
 */
import { parseArgs } from 'node:util';
import { removeDataFolders } from '../data-folder.ts';
import { runLargeUploads } from './run-large-uploads.ts';
import { runUploadCrash } from './run-upload-crash.ts';

const GROWN_MB_MAX = 128;
const { values } = parseArgs({
  options: {
    'client-kills': { type: 'string', default: '30' },
    'server-kills': { type: 'string', default: '30' },
    files: { type: 'string', default: 'local' },
    megabytes: { type: 'string', default: '1024' },
  },
});
const files = values.files === 's3' ? 's3' : 'local';
const crash = await runUploadCrash({
  bytes: Number(values.megabytes) * 1_048_576,
  clientKills: Number(values['client-kills']),
  serverKills: Number(values['server-kills']),
  files,
  report: console.info,
});
console.info(crash);
await removeDataFolders();
const large = await runLargeUploads(Number(values.megabytes) * 1_048_576, files);
console.info(large);
await removeDataFolders();
const isSmall = Math.max(large.grownMb.one, large.grownMb.four) < GROWN_MB_MAX;
process.exitCode = crash.isSame && isSmall ? 0 : 1;
