import { setTimeout as sleep } from 'node:timers/promises';
import type { TestProduct } from './open-test-product.ts';

const PATIENCE_MS = 20_000;

/** The last code sent to an address; waits for the job that sends it. */
export async function readCode(product: TestProduct, recipient: string, earlier = 0): Promise<string> {
  const endMs = performance.now() + PATIENCE_MS;
  while (performance.now() < endMs) {
    const texts = await listTexts(product, recipient);
    const code = texts.length > earlier ? /\b\d{6}\b/.exec(texts[0] ?? '')?.[0] : undefined;
    if (code !== undefined) return code;
    await sleep(20);
  }
  throw new Error(`nothing was sent to ${recipient}`);
}

/** How many messages the outbox holds for an address. */
export async function countMessages(product: TestProduct, recipient: string): Promise<number> {
  return (await listTexts(product, recipient)).length;
}

/** Another code than the given one. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

async function listTexts({ db }: TestProduct, recipient: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('text')
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ text }) => text);
}
