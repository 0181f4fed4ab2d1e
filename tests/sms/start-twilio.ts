import { createServer, type IncomingMessage } from 'node:http';
import type { Sms } from '#server/providers/sms/sms-sender.ts';

/** The response to a message: an HTTP status and a body, `silence`, or a broken connection. */
export type TwilioAnswer = { readonly status: number; readonly body: string } | 'silence' | 'broken';

export interface TwilioRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string;
  readonly contentType: string;
  readonly form: Readonly<Record<string, string>>;
}

/** The parts of Twilio's success response that the product reads. */
export const TAKEN: TwilioAnswer = {
  status: 201,
  body: JSON.stringify({ sid: 'SM00000000000000000000000000000001', status: 'queued', error_code: null }),
};

export function twilioError(status: number, code: number): TwilioAnswer {
  const more_info = `https://www.twilio.com/docs/errors/${code}`;
  return { status, body: JSON.stringify({ code, message: 'The message was not created', more_info, status }) };
}

/** Starts a local server that implements Twilio's HTTP API and responds as instructed. */
export async function startTwilio() {
  const requests: TwilioRequest[] = [];
  const taken: Sms[] = [];
  let answerTo: (form: Readonly<Record<string, string>>) => TwilioAnswer = () => TAKEN;
  const server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await readBody(request)));
    const { method = '', url = '', headers } = request;
    const { authorization = '' } = headers;
    requests.push({ method, path: url, authorization, contentType: headers['content-type'] ?? '', form });
    const answer = answerTo(form);
    if (answer === 'silence') return;
    if (answer === 'broken') return request.socket.destroy();
    if (answer === TAKEN) taken.push({ to: form.To ?? '', text: form.Body ?? '' });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    taken,
    answerWith: (answer: TwilioAnswer | typeof answerTo) => {
      answerTo = typeof answer === 'function' ? answer : () => answer;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
