import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { bundle } from './bundle.ts';
import type { LedgerTarget } from './ledger-server.ts';
import { QUIET } from './start-product.ts';
import { withDataFolder } from './temporary-folder.ts';

export interface LedgerServer {
  readonly child: ChildProcess;
  readonly target: LedgerTarget;
}

/** Runs something beside a service with players who have star coins and a product to spend them on. */
export async function withLedgerServer(run: (server: LedgerServer) => Promise<void>): Promise<void> {
  await withDataFolder(async (folder) => {
    const child = fork(await bundle('bench/ledger-server.ts', 'dist/bench'), {
      env: { ...process.env, ...QUIET, DATA_DIR: folder },
    });
    const exited = once(child, 'exit');
    const failed = exited.then(() => Promise.reject(new Error('the server did not start')));
    try {
      const [target]: LedgerTarget[] = await Promise.race([once(child, 'message'), failed]);
      if (target !== undefined) await run({ child, target });
    } finally {
      if (child.connected) child.disconnect();
      await exited;
    }
  });
}
