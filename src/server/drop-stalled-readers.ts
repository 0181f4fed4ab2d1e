import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';

type Reader = Pick<Socket, 'writableLength' | 'bytesWritten' | 'destroy'> & EventEmitter;

/**
 * Drops connections whose client takes nothing of an answer for `windowMs` to twice that: each holds its answer in memory,
 * and costs whoever opens thousands almost nothing. A client that is only slow takes a piece in that time. Time in which
 * there is nothing to send does not count: a handler may work, or a stream may wait for changes.
 */
export function dropStalledReaders(server: EventEmitter, windowMs: number): void {
  /** How much each connection with waiting bytes had taken when it was last looked at. */
  const taken = new Map<Reader, number>();
  server.on('connection', (socket: Reader) => {
    taken.set(socket, -1);
    socket.once('close', () => taken.delete(socket));
  });
  const look = setInterval(() => {
    for (const [socket, before] of taken) {
      const waiting = socket.writableLength;
      const now = waiting === 0 ? -1 : socket.bytesWritten - waiting;
      if (now !== -1 && now === before) socket.destroy();
      else taken.set(socket, now);
    }
  }, windowMs).unref();
  server.once('close', () => clearInterval(look));
}
