/**
 * The process that reads untrusted files, started by `read-in-child.ts` for one of them: it has no secrets, database
 * or port, and only writes the icon of an APK.
 */
import { lowerPriority } from '../lower-priority.ts';
import { inspectPackage } from './inspect-package.ts';
import type { ChildMessage, PackageOrder, ParentMessage } from './package-order.ts';

lowerPriority(process.pid);
// Ctrl+C reaches it too; its parent decides when it ends.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
const waiting: ((bytes: Uint8Array) => void)[] = [];
process.once('message', (order: PackageOrder) => {
  process.on('message', ({ bytes }: ParentMessage) => waiting.shift()?.(bytes));
  inspectPackage(order, send, readRemote).then(
    () => send({ kind: 'done' }),
    (error: unknown) => send({ kind: 'failure', reason: error instanceof Error ? (error.stack ?? '') : String(error) }),
  );
});
send({ kind: 'ready' });

function send(message: ChildMessage): void {
  process.send?.(message);
}

/** Asks the parent, which answers in turn. */
function readRemote(position: number, length: number): Promise<Uint8Array> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    send({ kind: 'read', position, length });
  });
}
