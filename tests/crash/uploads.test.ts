import { afterEach, expect, it } from 'vitest';
import { removeDataFolders } from './data-folder.ts';
import { runUploadCrash } from './uploads/run-upload-crash.ts';

afterEach(removeDataFolders);

it('has the very bytes of a file in the end, though client and server are killed while it is sent', async () => {
  const figures = await runUploadCrash({ bytes: 64 * 1_048_576 + 7, clientKills: 2, serverKills: 2 });
  expect(figures).toMatchObject({ kills: 4, isSame: true, uploads: 1 });
}, 180_000);
