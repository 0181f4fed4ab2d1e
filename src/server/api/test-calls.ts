import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { integer, text } from '#contract/schema/parameter-schemas.ts';
import { type BoundHandler, handle } from './bound-handler.ts';
import { buildTestApp, signedHeaders } from './build-test-app.ts';

/** A signed mutation for tests. */
export const saveThing = defineEndpoint({
  name: 'saveThing',
  group: 'test',
  summary: 'Save',
  method: 'POST',
  path: '/api/thing',
  auth: 'public',
  body: 'json',
  request: z.object({ title: text({ max: 10 }), count: integer({ min: 1 }) }),
  reply: z.object({ title: z.string(), count: z.int() }),
  errors: [],
});

/** Returns its request. */
export const echo = handle(saveThing, async (request) => request);

export const jsonHeaders = { 'content-type': 'application/json' };

export interface PostOptions {
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a signed POST to `saveThing`; the signature covers `params` whatever the body contains. */
export async function post(
  handlers: readonly BoundHandler[],
  params: object,
  options: PostOptions = {},
): Promise<Response> {
  const { body = JSON.stringify(params), headers = {} } = options;
  const allHeaders = { ...jsonHeaders, ...(await signedHeaders(params)), ...headers };
  return buildTestApp({ handlers }).request('/api/thing', { method: 'POST', body, headers: allHeaders });
}

/** The code of a failure envelope. */
export const codeOf = async (response: Response): Promise<number> => (await response.json()).error.code;
