// A game server that delivers purchases made on Starhall. Node.js 20 or newer, no packages: `node server.mjs`.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';

const { STARHALL_ORIGIN = '', STARHALL_TOKEN = '', WEBHOOK_SECRET = '', APPLICATION_ID = '' } = process.env;
const { HOST = '127.0.0.1', PORT = '8080', DATA_FILE = 'deliveries.jsonl' } = process.env;
const TOLERANCE_SECONDS = 300;
const BODY_BYTES = 65_536;
const CATCH_UP_MS = 10 * 60 * 1000;

const log = (text) => process.stdout.write(`${text}\n`);

for (const name of ['STARHALL_ORIGIN', 'STARHALL_TOKEN', 'WEBHOOK_SECRET', 'APPLICATION_ID']) {
  if (!process.env[name]) throw new Error(`${name} must be set, see README.md`);
}

// --- Webhook verification: https://www.standardwebhooks.com ---------------------------------------------------------

/** Whether a message comes from the store unaltered and is recent enough to rule out a replay. */
function isGenuine(headers, body) {
  const { 'webhook-id': id = '', 'webhook-timestamp': seconds = '', 'webhook-signature': signatures = '' } = headers;
  if (!/^\d{1,12}$/.test(seconds)) return false;
  if (Math.abs(Date.now() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  const key = Buffer.from(WEBHOOK_SECRET.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${seconds}.`).update(body).digest();
  // For a day after the secret is rotated there are two signatures, one per secret.
  return signatures.split(' ').some((signature) => {
    const [version, text = ''] = signature.split(',');
    const given = Buffer.from(text, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

// --- The store ------------------------------------------------------------------------------------------------------

/** Calls the store with the access token (scope `purchases`). */
async function callStore(method, path, parameters) {
  const isRead = method === 'GET';
  const url = new URL(path, STARHALL_ORIGIN);
  if (isRead) url.search = new URLSearchParams(parameters);
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${STARHALL_TOKEN}`, ...(isRead ? {} : { 'content-type': 'application/json' }) },
    body: isRead ? undefined : JSON.stringify(parameters),
    signal: AbortSignal.timeout(15_000),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer.error ?? answer)}`);
  return answer;
}

// --- Inventory
// --------------------------------------------------------------------------------------------------------

/** One line for each delivery or revocation; this server stores nothing else. */
const lines = existsSync(DATA_FILE) ? readFileSync(DATA_FILE, 'utf8').split('\n').filter(Boolean) : [];
const entries = lines.map((line) => JSON.parse(line));
const done = new Set(entries.map(({ action, exchangeId }) => `${action} ${exchangeId}`));

/** Delivers or revokes a purchase at most once, and writes that to disk before it takes effect. */
function record(action, { exchangeId, playerId, productId, quantity }) {
  if (done.has(`${action} ${exchangeId}`)) return;
  const entry = { action, exchangeId, playerId, productId, quantity };
  const file = openSync(DATA_FILE, 'a');
  writeSync(file, `${JSON.stringify(entry)}\n`);
  fsyncSync(file);
  closeSync(file);
  entries.push(entry);
  done.add(`${action} ${exchangeId}`);
  log(`${action} ${quantity} × ${productId} (${exchangeId})`);
}

/** A player's products, with quantities. */
function inventoryOf(playerId) {
  const inventory = {};
  for (const { action, productId, quantity, ...entry } of entries) {
    if (entry.playerId !== playerId) continue;
    inventory[productId] = (inventory[productId] ?? 0) + (action === 'deliver' ? quantity : -quantity);
  }
  return inventory;
}

/** Brings a purchase to its current state in the store. It asks the store, since a webhook may be outdated. */
async function settle(exchangeId) {
  const purchase = await callStore('GET', '/api/purchase', { exchangeId });
  if (purchase.applicationId !== APPLICATION_ID) return;
  if (purchase.state === 'completed') {
    record('deliver', purchase);
    if (purchase.acknowledgedAt === null) await callStore('PUT', '/api/purchase/acknowledge', { exchangeId });
  } else if (done.has(`deliver ${exchangeId}`)) {
    record('revoke', purchase);
  }
}

/** Settles purchases whose webhooks were missed while this server was down. */
async function catchUp() {
  let after;
  for (let hasMore = true; hasMore; ) {
    const query = { applicationId: APPLICATION_ID, unacknowledged: 'true', limit: '100', ...(after ? { after } : {}) };
    const page = await callStore('GET', '/api/purchase/list', query);
    for (const { exchangeId, state } of page.list) if (state === 'completed') await settle(exchangeId);
    ({ hasMore, next: after } = page);
  }
}

// --- Requests -------------------------------------------------------------------------------------------------------

async function readBody(request) {
  const pieces = [];
  let length = 0;
  for await (const piece of request) {
    length += piece.length;
    if (length > BODY_BYTES) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Handles a webhook. Replies 2xx only once the purchase is settled; the store retries after any other status. */
async function takeMessage(request) {
  const body = await readBody(request);
  if (body === null) return 413;
  if (!isGenuine(request.headers, body)) return 401;
  const { type, data } = JSON.parse(body.toString());
  if (type.startsWith('purchase.')) await settle(data.exchangeId);
  return 204;
}

const server = createServer(async (request, response) => {
  try {
    const { pathname } = new URL(request.url, 'http://server');
    if (request.method === 'POST' && pathname === '/hook') {
      response.writeHead(await takeMessage(request)).end();
    } else if (request.method === 'GET' && pathname.startsWith('/inventory/')) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(inventoryOf(pathname.slice('/inventory/'.length))));
    } else {
      response.writeHead(404).end();
    }
  } catch (error) {
    console.error(error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  }
});

const tryToCatchUp = () => catchUp().catch((error) => console.error(error));
server.listen(Number(PORT), HOST, () => {
  log(`listening on http://${HOST}:${server.address().port}/hook`);
  void tryToCatchUp();
  setInterval(tryToCatchUp, CATCH_UP_MS);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
