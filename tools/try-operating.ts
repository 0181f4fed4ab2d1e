/**
 * `npm run operating:try`, as root on Debian, after `npm run build`: makes an empty Debian machine (mmdebstrap, systemd-nspawn) and
 * types the commands of docs/operating.md into it: settings, service, TLS by Caddy’s own authority, encrypted backup and drill,
 * upgrade, the way back, recovery to a point in time, two processes on Debian’s PostgreSQL. Only installing packages needs a
 * network; everything else runs without.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeRelease } from './release/make-release.ts';

const ROOT = join(import.meta.dirname, '..');
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';
const APT = '/etc/apt/apt.conf.d/';
const NEXT_VERSION = '0.2.0';
/** As typed into the file of settings, by the name of the setting. */
const SETTINGS = {
  PUBLIC_ORIGIN: 'https://games.example.com',
  GAMES_ORIGIN: 'https://starhall-games.example',
  SIGN_SECRET: '$(openssl rand -base64 32)',
  SESSION_SECRET: '$(openssl rand -base64 32)',
  TRUST_PROXY: '1',
  METRICS_PORT: '9464',
  OPERATOR_EMAILS: 'operator@example.com',
  EMAIL_SIGN_IN: 'on',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  ALLOW_UNSAFE: 'PAYMENT_PROVIDERS',
} as const;
const BACKUP_SETTINGS = {
  BACKUP_KEY: '$(starhall backup --new-key)',
  BACKUP_TO: '/mnt/starhall/backups',
  WAL_ARCHIVE_TO: '/mnt/starhall/journal',
} as const;
const AUTHORITY = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';

const work = mkdtempSync(join(tmpdir(), 'starhall-operating-'));
const machine = join(work, 'machine');
const run = (command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' }).trim();
const begunMs = performance.now();
const say = (text: string) => console.info(`${Math.round((performance.now() - begunMs) / 1000)} s: ${text}`);

function require(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`it does not hold: ${what}`);
  say(what);
}

/** The commands of the guide below a heading, block by block. */
function blocksOf(heading: string): string[] {
  const guide = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8');
  const [, section = ''] = guide.split(`# ${heading}\n`);
  const [text = ''] = section.split(/^#{2,3} /m);
  return [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, commands = '']) => commands);
}

async function makeMachine(): Promise<void> {
  run('mmdebstrap', '--quiet', '--variant=important', '--include=ca-certificates,openssl', 'bookworm', machine);
  // A network may have a certificate authority and mirrors of its own, which this machine knows.
  cpSync(AUTHORITIES, join(machine, AUTHORITIES));
  cpSync(APT, join(machine, APT), { recursive: true, force: false, filter: (path) => !path.includes('docker') });
  const node = join(work, `node-${process.version}-linux-x64`);
  mkdirSync(join(node, 'bin'), { recursive: true });
  cpSync(process.execPath, join(node, 'bin/node'));
  run(
    'tar',
    '--create',
    '--gzip',
    `--directory=${work}`,
    `--file=${join(machine, 'root', `${basename(node)}.tar.gz`)}`,
    basename(node),
  );
  const release = await makeRelease(join(machine, 'opt'));
  const next = join(machine, 'opt', `starhall-${NEXT_VERSION}`);
  cpSync(release, next, { recursive: true, verbatimSymlinks: true });
  const description = JSON.parse(readFileSync(join(next, 'package.json'), 'utf8'));
  writeFileSync(join(next, 'package.json'), JSON.stringify({ ...description, version: NEXT_VERSION }));
  writeFileSync(
    join(machine, 'etc/hosts'),
    '127.0.0.1 localhost\n127.0.0.1 games.example.com starhall-games.example\n',
  );
}

/** What a person does that no command can: the editor fills in lines, and Caddy signs the certificates itself. */
const PRELUDE = `set -eu; cd /root
nano() { sh /root/fill.sh; }
curl() { command curl --silent --show-error --fail $([ ! -e ${AUTHORITY} ] || echo --cacert ${AUTHORITY}) "$@" && echo; }
`;

function fillBy(settings: Readonly<Record<string, string>>): void {
  const lines = Object.entries(settings).map(
    ([name, value]) => `grep -q "^#\\?${name}=" $f; sed -i "s|^#\\?${name}=.*|${name}=${value}|" $f`,
  );
  writeFileSync(join(machine, 'root/fill.sh'), `set -eu; f=/etc/starhall.env\n${lines.join('\n')}\n`);
}

function bootMachine(): ChildProcess {
  const options = ['--quiet', '--boot', '--keep-unit', '--register=no', '--private-network', '--console=read-only'];
  return spawn('systemd-nspawn', [...options, `--directory=${machine}`], { stdio: 'ignore' });
}

/** Types commands as root; @returns what they print. */
function typeInto({ pid }: ChildProcess, commands: string): string {
  const leader = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const inside = ['--target', leader, '--mount', '--uts', '--ipc', '--net', '--pid', '--cgroup', '--root', '--wd'];
  const environment = ['env', '-i', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', 'HOME=/root'];
  const shell = ['bash', '-c', PRELUDE + commands];
  const { status, stdout, stderr } = spawnSync('nsenter', [...inside, ...environment, ...shell], { encoding: 'utf8' });
  console.info(`${commands.trim().replace(/^/gm, '  $ ')}\n${(stdout + stderr).trim().replace(/^/gm, '  ')}`);
  if (status !== 0) throw new Error(`a command failed with ${status}`);
  return stdout;
}

async function walk(store: ChildProcess): Promise<void> {
  const type = (commands: string) => typeInto(store, commands);
  const [, settings = '', service = '', tls = '', backups = ''] = blocksOf(
    'From an empty Debian machine to a store with TLS',
  );
  fillBy(SETTINGS);
  type(settings);
  type(service);
  type(`mkdir -p /etc/systemd/system/caddy.service.d
printf '[Service]\\nEnvironment="TLS=tls internal"\\n' > /etc/systemd/system/caddy.service.d/trial.conf`);
  type(tls.replace(/\ncurl/, `\nuntil [ -e ${AUTHORITY} ]; do sleep 1; done\ncurl`));
  say('the store is ready behind TLS');
  mkdirSync(join(machine, 'mnt/starhall'));
  fillBy(BACKUP_SETTINGS);
  require(type(backups).includes('without a finding'), 'a backup was made, encrypted and proved');
  const [upgrade = '', back = ''] = blocksOf('Upgrade');
  require(type(upgrade).includes(`"release":"${NEXT_VERSION}"`), `upgraded to ${NEXT_VERSION}`);
  const latest = type('starhall backups').split('\n')[1]?.split(' ')[0] ?? '';
  type(back.replace(/--backup \S+/, `--backup ${latest}`));
  const health = 'curl --retry 60 --retry-connrefused --retry-delay 1 http://127.0.0.1:3000/healthz';
  require(!type(health).includes(NEXT_VERSION), 'went back to the former release and the backup');
  await recover(type, health);
  runTwo(type);
}

async function recover(type: (commands: string) => string, health: string): Promise<void> {
  const copy = /base\/(\S+)\./.exec(type('starhall backup --base --keep 2'))?.[1] ?? '';
  const maintain = (message: string) =>
    `starhall operator maintenance begin --message ${message}\nstarhall operator maintenance end`;
  type(maintain('wanted'));
  await wait(1500);
  const moment = `${new Date().toISOString().slice(0, 19)}Z`;
  await wait(1500);
  type(maintain('mistake'));
  const [recovery = ''] = blocksOf('Recover to a point in time');
  type(recovery.replace(/--until \S+/, `--until ${moment} --base ${copy}`));
  type(health);
  const list = type('starhall operator maintenance list');
  require(list.includes('wanted') && !list.includes('mistake'), `recovered to ${moment}`);
}

/** Requests through Caddy while both processes are upgraded one after the other: each must be answered. */
const WATCHED = (upgrade: string) => `
while [ ! -e upgraded ]; do
  command curl --cacert ${AUTHORITY} --silent --output /dev/null --write-out '%{http_code}\\n' https://games.example.com/time || true
  sleep 0.1
done > codes 2> /dev/null &
${upgrade}
touch upgraded; wait; echo $(sort codes | uniq --count)`;

function runTwo(type: (commands: string) => string): void {
  type(`runuser -u postgres -- psql --quiet --command "CREATE ROLE starhall LOGIN PASSWORD 'trial'" \\
  --command 'CREATE DATABASE starhall OWNER starhall'`);
  fillBy({ DATABASE_URL: 'postgres://starhall:trial@127.0.0.1/starhall' });
  const [add = '', upgrade = ''] = blocksOf('Two processes');
  const isReady = (port: number) =>
    `curl --retry 120 --retry-all-errors --retry-delay 1 http://127.0.0.1:${port}/readyz\n`;
  type(`nano /etc/starhall.env; systemctl restart starhall\n${isReady(3000)}${add}${isReady(3001)}`);
  type(`echo 'Environment="STORE=127.0.0.1:3000 127.0.0.1:3001"' >> /etc/systemd/system/caddy.service.d/starhall.conf
systemctl daemon-reload && systemctl restart caddy
curl --retry 30 --retry-all-errors --retry-delay 1 https://games.example.com/readyz`);
  const answered = type(WATCHED(upgrade)).trim().split('\n').at(-1) ?? '';
  require(/^\s*\d+ 200$/.test(answered), `two processes were upgraded, and every request was answered:${answered}`);
  const health = type(`${isReady(3001)}curl http://127.0.0.1:3001/healthz`);
  require(health.includes(NEXT_VERSION), `the second process runs ${NEXT_VERSION}`);
}

let store: ChildProcess | undefined;
try {
  if (process.getuid?.() !== 0) throw new Error('run it as root: it makes a Debian machine');
  for (const [program, name] of Object.entries({ mmdebstrap: 'mmdebstrap', 'systemd-nspawn': 'systemd-container' })) {
    if (!existsSync(`/usr/bin/${program}`)) throw new Error(`apt-get install ${name}`);
  }
  await makeMachine();
  say('the machine is made');
  const [install = ''] = blocksOf('From an empty Debian machine to a store with TLS');
  run(
    'systemd-nspawn',
    '--quiet',
    '--register=no',
    '--keep-unit',
    `--directory=${machine}`,
    'bash',
    '-c',
    `${PRELUDE}${install}apt-get install --yes postgresql`,
  );
  say('Node.js and packages are installed');
  store = bootMachine();
  await wait(8000);
  await walk(store);
  say('every command did what the guide says');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  if (store !== undefined && store.exitCode === null) {
    const ended = once(store, 'exit');
    store.kill('SIGTERM');
    await ended;
  }
  rmSync(work, { recursive: true, force: true });
}
