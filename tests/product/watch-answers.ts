import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { checkAnswer } from './check-answer.ts';

const UNPACKED: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Checks every API response against /api/openapi.json; reports call, status, and code or part of the body. */
export function watchAnswers(report: (mismatch: string) => void): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { method, path } = context.req;
    const mismatch = checkAnswer({ method, path, status: context.res.status, body: await readJson(context.res) });
    if (mismatch !== undefined) report(mismatch);
  };
}

async function readJson(response: Response): Promise<unknown> {
  if (!(response.headers.get('content-type') ?? '').startsWith('application/json')) return undefined;
  const bytes = Buffer.from(await response.clone().arrayBuffer());
  const unpack = UNPACKED[response.headers.get('content-encoding') ?? ''];
  return JSON.parse((unpack?.(bytes) ?? bytes).toString());
}
