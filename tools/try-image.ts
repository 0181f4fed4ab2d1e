/**
 * `npm run image:try`, as root on Debian: builds the image by buildah, without a registry of images, and tries it. Its base is
 * a Debian root by mmdebstrap with this Node.js; the container is a namespace of its own with a read-only root, in which the
 * store is the first process.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..');
const PORT = 4280;
const BASE = 'localhost/starhall-base';
const IMAGE = 'localhost/starhall-try';
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';
const STARTED_WITHIN_MS = 120_000;

const work = mkdtempSync(join(tmpdir(), 'starhall-image-'));
// No kernel feature beyond chroot and namespaces is needed.
const BUILDAH = ['--storage-driver', 'vfs', '--root', join(work, 'storage'), '--runroot', join(work, 'run')];
const run = (command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' }).trim();
const buildah = (command: string, ...parameters: string[]) => run('buildah', ...BUILDAH, command, ...parameters);
const begunMs = performance.now();
const say = (text: string) => console.info(`${Math.round((performance.now() - begunMs) / 1000)} s: ${text}`);

/** Debian with Node.js and npm, as the official image of Node.js has them. */
function buildBase(): void {
  const root = join(work, 'root');
  run(
    'mmdebstrap',
    '--quiet',
    '--variant=minbase',
    '--include=ca-certificates,libatomic1,libstdc++6',
    'bookworm',
    root,
  );
  cpSync(process.execPath, join(root, 'usr/local/bin/node'));
  const npm = resolve(dirname(run('readlink', '-f', run('sh', '-c', 'command -v npm'))), '..');
  cpSync(npm, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true });
  run('ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'));
  // A network may have a certificate authority of its own, which this machine knows.
  cpSync(AUTHORITIES, join(root, AUTHORITIES));
  mkdirSync(join(root, 'usr/local/etc'), { recursive: true });
  writeFileSync(join(root, 'usr/local/etc/npmrc'), `cafile=${AUTHORITIES}\n`);
  const container = buildah('from', 'scratch');
  buildah('add', '--quiet', container, root, '/');
  buildah('commit', '--quiet', '--rm', container, BASE);
  rmSync(root, { recursive: true });
}

function buildImage(): void {
  const isolation = ['--isolation', 'chroot', '--network', 'host', '--layers=false'];
  // Docker's own form: the other knows neither HEALTHCHECK nor a signal.
  buildah('build', ...isolation, '--format', 'docker', '--build-arg', `BASE=${BASE}`, '--tag', IMAGE, '.');
}

/** The store as the first process of a container, with what a runtime gives it. */
function startContainer(root: string) {
  const script = `
    set -eu
    mount --bind "$1" "$1"
    mount -t proc proc "$1/proc"
    mount --rbind /dev "$1/dev"
    mount -t tmpfs -o mode=1777 tmpfs "$1/tmp"
    mount -t tmpfs -o mode=0700,uid=10001,gid=10001 tmpfs "$1/var/lib/starhall"
    mount -o remount,bind,ro "$1"
    cd "$1"
    exec chroot --userspec=10001:10001 "$1" /usr/bin/env -i -C /opt/starhall PATH=/usr/local/bin:/usr/bin:/bin \\
      NODE_ENV=development HOST=127.0.0.1 PORT=${PORT} DATA_DIR=/var/lib/starhall DRAIN_SECONDS=2 LOG_LEVEL=warn \\
      node dist/server/main.js`;
  return spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', script, 'sh', root], {
    stdio: 'inherit',
  });
}

async function ask(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`);
  return { status: response.status, text: await response.text() };
}

async function waitUntilReady(): Promise<void> {
  const endMs = performance.now() + STARTED_WITHIN_MS;
  while ((await ask('/readyz').catch(() => undefined))?.status !== 200) {
    if (performance.now() > endMs) throw new Error('the store was not ready in time');
    await wait(250);
  }
}

function require(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`it does not hold: ${what}`);
  say(what);
}

/** The process inside, seen from outside: the only child of `unshare`. */
const firstProcessOf = (pid: number) => Number(run('pgrep', '--parent', String(pid)));

async function tryImage(): Promise<void> {
  const inspected = JSON.parse(buildah('inspect', '--type', 'image', IMAGE));
  const { config } = inspected.Docker;
  require(config.User === '10001:10001', `the image runs as ${config.User}`);
  require(config.Healthcheck.Test.join(' ').includes('/livez'), 'it has a health check');
  const container = buildah('from', IMAGE);
  const root = buildah('mount', container);
  say(`the image has ${run('du', '-sh', join(root, 'opt/starhall')).split('\t')[0]} of Starhall`);
  const runtime = startContainer(root);
  const ended = once(runtime, 'exit');
  try {
    await waitUntilReady();
    say(`/readyz: ${(await ask('/readyz')).text}`);
    say(`/healthz: ${(await ask('/healthz')).text}`);
    const hall = await ask('/en-US/');
    require(hall.status === 200 &&
      hall.text.includes('Neon Serpent'), `the hall shows the demo store (${hall.text.length} characters)`);
    const first = firstProcessOf(runtime.pid ?? 0);
    require(run('awk', '/^NSpid/ { print $3 }', `/proc/${first}/status`) === '1', 'the store is the first process');
    require(run('stat', '-c', '%u', `/proc/${first}`) === '10001', 'and not root');
    process.kill(first, 'SIGTERM');
    await wait(500);
    require((await ask('/readyz')).status === 503, 'SIGTERM: not ready, but still answering');
    const [status] = await ended;
    require(status === 0, 'it stopped in order');
  } finally {
    if (runtime.exitCode === null) runtime.kill('SIGKILL');
  }
}

try {
  if (process.getuid?.() !== 0) throw new Error('run it as root: it makes a Debian root and a container');
  for (const program of ['buildah', 'mmdebstrap']) {
    if (!existsSync(`/usr/bin/${program}`)) throw new Error(`apt-get install ${program}`);
  }
  mkdirSync(work, { recursive: true });
  buildBase();
  say('the base is built');
  buildImage();
  say('the image is built');
  await tryImage();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
