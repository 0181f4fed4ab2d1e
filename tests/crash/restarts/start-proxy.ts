import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { projectRoot } from '#server/project-root.ts';
import { findFreePort } from '../../../bench/start-product.ts';

export interface RunningProxy {
  readonly name: string;
  readonly port: number;
  close(): Promise<void>;
}

/** As in deploy/caddy: how often each process is asked whether it is ready, and for how long. */
export const ASK_EVERY_MS = 2_000;
const ASK_TIMEOUT_MS = 3_000;
const GATEWAY_ERROR = 502;
const OPEN_WITHIN_MS = 10_000;
const LOOK_MS = 50;

export type ProxyName = 'caddy' | 'own';

/** Caddy with the project's own configuration where it is installed, else a proxy that does the same. */
export async function chooseProxy(): Promise<ProxyName> {
  const isThere = await promisify(execFile)('caddy', ['version']).then(
    () => true,
    () => false,
  );
  return isThere ? 'caddy' : 'own';
}

/** Distributes requests over processes that are ready; it never sends a request twice. */
export function startProxy(name: ProxyName, ports: readonly number[]): Promise<RunningProxy> {
  return name === 'caddy' ? startCaddy(ports) : startOwnProxy(ports);
}

async function startCaddy(ports: readonly number[]): Promise<RunningProxy> {
  const port = await findFreePort();
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', '-'], {
    env: {
      ...process.env,
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      GAMES_ORIGIN: `http://localhost:${port}`,
      STORE: ports.map((each) => `127.0.0.1:${each}`).join(' '),
    },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.stdin.end(`{\n\tadmin off\n}\nimport ${join(projectRoot(), 'deploy/caddy/Caddyfile')}\n`);
  const deadline = performance.now() + OPEN_WITHIN_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error('caddy does not start');
    await sleep(LOOK_MS);
  }
  return {
    name: 'Caddy with deploy/caddy/Caddyfile',
    port,
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/livez`).then(
    ({ ok }) => ok,
    () => false,
  );
}

interface Target {
  readonly port: number;
  isReady: boolean;
}

async function startOwnProxy(ports: readonly number[]): Promise<RunningProxy> {
  const targets: Target[] = ports.map((port) => ({ port, isReady: true }));
  const agent = new Agent({ keepAlive: true });
  const asking = targets.map((target) => setInterval(() => void askTarget(target), ASK_EVERY_MS).unref());
  let turn = 0;
  const choose = () => {
    const ready = targets.filter(({ isReady }) => isReady);
    turn += 1;
    return ready[turn % ready.length];
  };
  const server = createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, (request, response) => {
    const target = choose();
    const fail = () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(GATEWAY_ERROR).end('no process answers');
    };
    if (target === undefined) return fail();
    const { method, url: path, headers } = request;
    const upstream = sendRequest({ agent, host: '127.0.0.1', port: target.port, method, path, headers });
    upstream.on('error', fail);
    upstream.on('response', (answer) => {
      // Whether a connection stays is between two neighbors.
      const { connection: _connection, 'keep-alive': _keepAlive, ...passed } = answer.headers;
      response.writeHead(answer.statusCode ?? GATEWAY_ERROR, passed);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    response.on('close', () => response.writableFinished || upstream.destroy());
    request.pipe(upstream);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    name: 'a proxy of its own',
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const timer of asking) clearInterval(timer);
      server.closeAllConnections();
      agent.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function askTarget(target: Target): Promise<void> {
  const signal = AbortSignal.timeout(ASK_TIMEOUT_MS);
  target.isReady = await fetch(`http://127.0.0.1:${target.port}/readyz`, { signal }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
}
