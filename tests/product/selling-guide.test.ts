import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createAccessToken } from '#contract/access-token/endpoints.ts';
import { signMessage } from '#server/features/webhook/sign-message.ts';
import { makeWebhookSecret } from '#server/features/webhook/webhook-secrets.ts';
import { openWebhookTrial, type WebhookTrial } from './open-webhook-trial.ts';

let trial: WebhookTrial;
let guide: string;

beforeAll(async () => {
  trial = await openWebhookTrial();
  guide = await readFile('docs/selling.md', 'utf8');
});

afterAll(() => trial.close());

/** The examples of the guide in one language of its fences. */
const examplesIn = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, code = '']) => code);

/** The request of a curl command in the guide, with variables filled in. */
function readCurl(command: string, variables: Readonly<Record<string, string>>) {
  const filled = command.replaceAll(/\$([A-Z_]+)/g, (_, name: string) => variables[name] ?? '');
  const [, method = 'GET'] = /-X (\w+)/.exec(filled) ?? [];
  const [, path = ''] = /curl .*?"(\/[^"]*)"/.exec(filled) ?? [];
  const headers = [...filled.matchAll(/-H "([^:]+): ([^"]*)"/g)].map(([, name = '', value = '']): [string, string] => [
    name,
    value,
  ]);
  const [, body] = /-d "(.*)"/.exec(filled) ?? [];
  return { path, init: { method, headers, body: body?.replaceAll('\\"', '"') ?? null } };
}

it('the calls in the guide work as written', async () => {
  const game = await trial.openGame();
  const order = await trial.buy(game);
  const input = { name: 'Guide', scope: 'purchases', applicationIds: [], expiresInDays: 7 } as const;
  const { token } = await trial.call(createAccessToken, input, { headers: game.headers });
  const variables = {
    STARHALL_ORIGIN: '',
    STARHALL_TOKEN: token,
    EXCHANGE_ID: order.exchangeId,
    APPLICATION_ID: game.applicationId,
  };
  const answers = [];
  for (const command of examplesIn('sh')) {
    const { path, init } = readCurl(command, variables);
    const response = await trial.request(path, init);
    expect(response.status, command).toBe(200);
    answers.push(await response.json());
  }
  const [purchase, acknowledged, list] = answers;
  expect(purchase).toMatchObject({ exchangeId: order.exchangeId, acknowledgedAt: null });
  const [shown = ''] = examplesIn('json');
  expect(Object.keys(JSON.parse(shown))).toEqual(Object.keys(purchase));
  expect(acknowledged).toMatchObject({ acknowledgedAt: expect.any(String) });
  expect(list).toEqual({ list: [], hasMore: false, next: expect.any(String) });
});

it('the guide’s signature check accepts what the store signs, and nothing else', async () => {
  const [code = ''] = examplesIn('js');
  const { isGenuine } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const [secret, renewed, foreign] = [makeWebhookSecret(), makeWebhookSecret(), makeWebhookSecret()];
  const payload = '{"type":"webhook.test","name":"海"}';
  const at = new Date('2026-03-01T04:00:00Z');
  const headers = signMessage({ messageId: 'msg_1', payload, at, secrets: [renewed, secret] });
  const clock = vi.spyOn(Date, 'now').mockReturnValue(at.getTime() + 299_000);
  expect([secret, renewed].map((one) => isGenuine(one, headers, Buffer.from(payload)))).toEqual([true, true]);
  expect(isGenuine(foreign, headers, Buffer.from(payload))).toBe(false);
  expect(isGenuine(secret, headers, Buffer.from(`${payload} `))).toBe(false);
  expect(isGenuine(secret, { ...headers, 'webhook-id': 'msg_2' }, Buffer.from(payload))).toBe(false);
  expect(isGenuine(secret, {}, Buffer.from(payload))).toBe(false);
  clock.mockReturnValue(at.getTime() + 301_000);
  expect(isGenuine(secret, headers, Buffer.from(payload))).toBe(false);
  clock.mockRestore();
});
