/**
 * The process that reads files of strangers, started by `read-in-child.ts` for one of them: it has no secrets, no database
 * and no port, and writes nothing but the icon of an APK.
 */
import { setPriority } from 'node:os';
import { inspectPackage } from './inspect-package.ts';
import type { ChildMessage, PackageOrder } from './package-order.ts';

/** Whoever asks for a page goes first. */
const LOW_PRIORITY = 10;

setPriority(LOW_PRIORITY);
// Ctrl+C reaches it too; the process that started it says when it ends.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
process.on('message', (order: PackageOrder) => {
  inspectPackage(order, tell).then(
    () => tell({ tell: 'done' }),
    (error: unknown) => tell({ tell: 'failure', reason: error instanceof Error ? (error.stack ?? '') : String(error) }),
  );
});
tell({ tell: 'ready' });

function tell(message: ChildMessage): void {
  process.send?.(message);
}
