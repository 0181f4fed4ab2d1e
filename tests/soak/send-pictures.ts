import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { uploadImage } from '#contract/upload/endpoints.ts';
import { makePng } from '#tests/images/make-image.ts';
import { ask } from './watch-calls.ts';

export interface PictureAnswer {
  readonly action: 'send' | 'read';
  readonly ms: number;
  /** 0: the connection broke, or the body was cut. */
  readonly status: number;
  readonly code?: number | undefined;
}

const PAUSE_MS = 150;
/** Pictures of an account need a size. */
const SIZE = { width: 512, height: 512 } as const;

/** Sends pictures and reads those that were accepted, until `stop`. */
export async function sendPictures(origin: string, token: string) {
  const content = await makePng(SIZE);
  const answers: PictureAnswer[] = [];
  /** Accepted ones, with the hash of what was read first. */
  const accepted = new Map<string, string | undefined>();
  const changed: string[] = [];
  let isOver = false;
  const timed = async (
    action: PictureAnswer['action'],
    run: () => Promise<Response>,
  ): Promise<Response | undefined> => {
    const startedMs = performance.now();
    const note = (status: number, code?: number) =>
      answers.push({ action, ms: performance.now() - startedMs, status, code });
    try {
      const response = await run();
      const body = Buffer.from(await response.arrayBuffer());
      const isJson = response.headers.get('content-type')?.includes('json');
      note(response.status, !response.ok && isJson ? JSON.parse(body.toString()).error?.code : undefined);
      return new Response(body, { status: response.status });
    } catch {
      note(0);
      return undefined;
    }
  };
  const send = async () => {
    const file = new File([content], 'picture.png', { type: 'image/png' });
    const response = await timed('send', () => ask(origin, uploadImage, { purpose: 'avatar', file }, token));
    if (response?.status === 200) accepted.set((await response.json()).url, undefined);
  };
  const read = async (url: string) => {
    const response = await timed('read', () =>
      fetch(new URL(url, origin), {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(30_000),
      }),
    );
    if (response?.status !== 200) return false;
    const hash = createHash('sha256')
      .update(Buffer.from(await response.arrayBuffer()))
      .digest('hex');
    if ((accepted.get(url) ?? hash) !== hash) changed.push(url);
    accepted.set(url, hash);
    return true;
  };
  const work = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      if (turn % 2 === 0) await send();
      else {
        const urls = [...accepted.keys()];
        const url = urls[turn % Math.max(1, urls.length)];
        if (url !== undefined) await read(url);
      }
      await sleep(PAUSE_MS);
    }
  };
  await send();
  if (accepted.size === 0) throw new Error(`no picture is accepted: ${JSON.stringify(answers)}`);
  const working = work();
  return {
    answers,
    accepted,
    /** Ends it and reads every accepted picture; returns those that cannot be read or have changed. */
    async stop(): Promise<string[]> {
      isOver = true;
      await working;
      const missing: string[] = [];
      for (const url of accepted.keys()) if (!(await read(url))) missing.push(`${url} cannot be read`);
      return [...missing, ...changed.map((url) => `${url} has changed`)];
    },
  };
}
