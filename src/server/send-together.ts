import type { Server } from 'node:http';
import { Socket } from 'node:net';

/** Larger responses are not held: sending them takes longer than waking whoever reads them. */
const HELD_BYTES_MAX = 16_384;
/** Responses wait at most for those that are ready within this time. */
const HELD_MS_MAX = 1;

let held: Socket[] = [];
let heldSinceMs = 0;

/**
 * Sends the responses of one turn of the event loop together at its end, as Redis does. The first write wakes the proxy
 * or client that waits for it, which costs more than the smallest call; the writes that follow find it awake. Without
 * other requests, the turn ends right after the response.
 */
export function sendTogether(server: Server): void {
  server.on('connection', (socket) => {
    // Node corks a connection while it writes the head and body of a response, then uncorks it.
    socket.uncork = () => hold(socket);
  });
}

/** Sends what is held now: before work that keeps the event loop busy. */
export function sendHeldResponses(): void {
  const sockets = held;
  held = [];
  for (const socket of sockets) Socket.prototype.uncork.call(socket);
}

function hold(socket: Socket): void {
  // Node uncorks a connection twice for each response. Holding it with nothing to send would add a turn of the event loop.
  if (socket.writableLength === 0 || socket.writableLength > HELD_BYTES_MAX) {
    Socket.prototype.uncork.call(socket);
    return;
  }
  const nowMs = performance.now();
  if (held.push(socket) === 1) {
    heldSinceMs = nowMs;
    setImmediate(sendHeldResponses);
  } else if (nowMs - heldSinceMs > HELD_MS_MAX) {
    sendHeldResponses();
  }
}
