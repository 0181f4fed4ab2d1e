import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropStalledReaders } from './drop-stalled-readers.ts';

const WINDOW_MS = 1000;

/** A connection that has been given bytes, some of which wait for its client. */
class Connection extends EventEmitter {
  bytesWritten = 0;
  writableLength = 0;
  destroyed = false;
  destroy(): this {
    this.destroyed = true;
    this.emit('close');
    return this;
  }
  give(bytes: number): void {
    this.bytesWritten += bytes;
    this.writableLength += bytes;
  }
  take(bytes: number): void {
    this.writableLength -= bytes;
  }
}

let server: EventEmitter;

beforeEach(() => {
  vi.useFakeTimers();
  server = new EventEmitter();
  dropStalledReaders(server, WINDOW_MS);
});
afterEach(() => {
  server.emit('close');
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

function open(): Connection {
  const connection = new Connection();
  server.emit('connection', connection);
  return connection;
}

it('drops a connection whose client takes nothing for one window, and at the latest after two', () => {
  const [stalled, later] = [open(), open()];
  stalled.give(100);
  vi.advanceTimersByTime(WINDOW_MS);
  later.give(100);
  expect(stalled.destroyed).toBe(false);
  vi.advanceTimersByTime(WINDOW_MS);
  expect([stalled.destroyed, later.destroyed]).toEqual([true, false]);
  vi.advanceTimersByTime(WINDOW_MS);
  expect(later.destroyed).toBe(true);
});

it('keeps one whose client takes a piece in each window, however much more it is given', () => {
  const slow = open();
  slow.give(1000);
  for (let turn = 0; turn < 20; turn += 1) {
    slow.take(1);
    slow.give(50);
    vi.advanceTimersByTime(WINDOW_MS);
  }
  expect(slow.destroyed).toBe(false);
});

it('keeps one for which there is nothing to send: a long call, a stream that waits, a connection that is kept alive', () => {
  const quiet = open();
  vi.advanceTimersByTime(10 * WINDOW_MS);
  quiet.give(100);
  quiet.take(100);
  vi.advanceTimersByTime(10 * WINDOW_MS);
  expect(quiet.destroyed).toBe(false);
});
