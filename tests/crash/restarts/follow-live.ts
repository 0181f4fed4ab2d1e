import { setTimeout as sleep } from 'node:timers/promises';
import { followChanges } from '#contract/live/endpoints.ts';
import type { LiveTopic } from '#contract/live/topics.ts';
import { signedHeaders } from '../../../bench/sign.ts';
import { buildRequest } from '../../../src/client/build-request.ts';

export interface LiveFigures {
  /** How often a stream was opened, the first time included. */
  opened: number;
  /** Attempts that opened none. */
  readonly failures: string[];
  /** The longest time between the end of a stream and the first event of the next one, without the pause before it. */
  longestGapMs: number;
  changes: number;
}

/** Browsers wait for a second at least before they open a stream again. */
const PAUSE_MS = 1000;

/** Follows changes as an open page does: when its stream ends, it opens the next one. */
export function followLive(origin: string, token: string, topics: readonly LiveTopic[]) {
  const figures: LiveFigures = { opened: 0, failures: [], longestGapMs: 0, changes: 0 };
  const leave = new AbortController();
  const follow = async () => {
    let endedMs: number | undefined;
    while (!leave.signal.aborted) {
      const { url, params } = buildRequest(followChanges, { topics });
      const headers = { authorization: `Bearer ${token}`, ...signedHeaders(params as object) };
      if (endedMs !== undefined) await sleep(PAUSE_MS);
      try {
        const response = await fetch(origin + url, { headers, signal: leave.signal });
        if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
        figures.opened += 1;
        for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
          if (endedMs !== undefined) {
            figures.longestGapMs = Math.max(figures.longestGapMs, performance.now() - endedMs - PAUSE_MS);
            endedMs = undefined;
          }
          figures.changes += text.split('"topic"').length - 1;
        }
      } catch (error) {
        if (!leave.signal.aborted && !isCut(error)) figures.failures.push(String(error).slice(0, 300));
      }
      endedMs ??= performance.now();
    }
  };
  const following = follow();
  return {
    figures,
    async stop() {
      leave.abort();
      await following;
    },
  };
}

/** A proxy may end a stream without its last chunk. */
function isCut(error: unknown): boolean {
  return error instanceof TypeError && error.message === 'terminated';
}
