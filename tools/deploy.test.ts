import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Secret, Service } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { getLiveness, getReadiness } from '#contract/system/endpoints.ts';
import { projectRoot } from '#server/project-root.ts';
import { parseConfig } from '../src/config.ts';
import { PRODUCTION } from './write-settings-page.ts';

/** The user of the image. */
const USER = 10_001;
const ROOT = projectRoot();
const MODELS = { ConfigMap, Deployment, Ingress, PodDisruptionBudget, Secret, Service };
const SETTINGS = Object.keys(parseConfig({})).filter((name) => /^[A-Z]/.test(name));
const { DRAIN_SECONDS, PORT } = parseConfig(PRODUCTION);
/** Draining, then requests under way, then jobs (decision 056). */
const STOP_SECONDS = DRAIN_SECONDS + 10 + 30;

const read = (file: string) => readFile(join(ROOT, file), 'utf8');
const dockerfile = await read('Dockerfile');
const compose = parse(await read('compose.yaml'));
const manifests = (await readManifests()).flat();

async function readManifests() {
  const files = await readdir(join(ROOT, 'deploy/kubernetes'));
  const texts = await Promise.all(files.map((file) => read(`deploy/kubernetes/${file}`)));
  return texts.map((text) => parseAllDocuments(text).map((document) => document.toJS()));
}

function manifestOf(kind: keyof typeof MODELS) {
  const found = manifests.filter((manifest) => manifest.kind === kind);
  expect(found, kind).toHaveLength(1);
  return found[0];
}

describe('the manifests for Kubernetes', () => {
  it('follow the schemas of its API', () => {
    const kinds = Object.keys(MODELS);
    expect(manifests.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
    for (const [kind, Model] of Object.entries(MODELS)) {
      const manifest = manifests.find((each) => each.kind === kind);
      const { apiVersion } = Model as { apiVersion?: string };
      expect(manifest.apiVersion).toBe(apiVersion ?? manifest.apiVersion);
      new Model(manifest).validate();
    }
    const broken = { ...manifestOf('Deployment'), spec: { replicas: 'two' } };
    expect(() => new Deployment(broken).validate()).toThrow();
  });

  it('name only settings that exist, and lack none that production needs', () => {
    const { data } = manifestOf('ConfigMap');
    const { stringData } = manifestOf('Secret');
    expect(Object.keys({ ...data, ...stringData }).filter((name) => !SETTINGS.includes(name))).toEqual([]);
    const secrets = {
      ...{ SIGN_SECRET: 'a'.repeat(32), SESSION_SECRET: 'b'.repeat(32), SMTP_URL: 'smtps://mail.example.com' },
      ...{
        DATABASE_URL: 'postgres://db.example.com/starhall',
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'secret',
      },
    };
    expect(Object.keys(stringData)).toEqual(expect.arrayContaining(Object.keys(secrets)));
    const config = parseConfig({ NODE_ENV: 'production', ...data, ...secrets, GOOGLE_CLIENT_ID: 'google' });
    expect(config.PUBLIC_ORIGIN).toBe(`https://${manifestOf('Ingress').spec.rules[0].host}`);
    expect(config.GAMES_ORIGIN).toBe(`https://${manifestOf('Ingress').spec.rules[1].host}`);
  });

  it('probe what the store answers, on the ports that it opens', () => {
    const { data } = manifestOf('ConfigMap');
    const [store] = manifestOf('Deployment').spec.template.spec.containers;
    const ports = Object.fromEntries(
      store.ports.map(({ name, containerPort }: { name: string; containerPort: number }) => [name, containerPort]),
    );
    expect(ports).toEqual({ http: PORT, metrics: Number(data.METRICS_PORT) });
    expect(store.livenessProbe.httpGet).toEqual({ path: getLiveness.path, port: 'http' });
    expect(store.startupProbe.httpGet).toEqual({ path: getLiveness.path, port: 'http' });
    expect(store.readinessProbe.httpGet).toEqual({ path: getReadiness.path, port: 'http' });
    expect(store.readinessProbe.periodSeconds * store.readinessProbe.failureThreshold).toBeLessThan(DRAIN_SECONDS);
    expect(manifestOf('Service').spec.ports).toEqual([{ name: 'http', port: 80, targetPort: 'http' }]);
  });

  it('replace one of two at a time, in order, and let none write where it need not', () => {
    const { replicas, strategy, selector, template } = manifestOf('Deployment').spec;
    expect([replicas, strategy.rollingUpdate]).toEqual([2, { maxUnavailable: 0, maxSurge: 1 }]);
    expect(manifestOf('PodDisruptionBudget').spec).toEqual({ minAvailable: 1, selector });
    expect(template.metadata.labels).toEqual(selector.matchLabels);
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(STOP_SECONDS);
    expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: USER });
    const [store] = template.spec.containers;
    expect(store.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
    const mounts = store.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath);
    expect(mounts).toEqual(['/var/lib/starhall', '/tmp']);
  });
});

describe('the image', () => {
  const linesOf = (word: string) =>
    [...dockerfile.matchAll(new RegExp(`^${word} (.*)$`, 'gm'))].map(([, text]) => text);

  it('runs as a user that is not root, and keeps its data in a volume', () => {
    expect(linesOf('USER')).toEqual([`${USER}:${USER}`]);
    const environment = linesOf('ENV').join(' ').split(' ');
    const variables = Object.fromEntries(environment.map((pair) => pair?.split('=')));
    expect(Object.keys(variables).filter((name) => !SETTINGS.includes(name))).toEqual([]);
    expect(linesOf('VOLUME')).toEqual([variables.DATA_DIR]);
    expect(linesOf('EXPOSE')).toEqual([String(PORT)]);
    expect(dockerfile).toContain(getLiveness.path);
  });

  it('is composed alone, or with PostgreSQL, S3 storage and TLS', () => {
    const { store, ...others } = compose.services;
    expect(Object.keys(others)).toEqual(['postgres', 's3', 'bucket', 'caddy']);
    for (const { profiles } of Object.values<{ profiles: string[] }>(others)) expect(profiles).toEqual(['full']);
    expect(others.postgres.image).toBe('postgres:18');
    expect(store).toMatchObject({ read_only: true, tmpfs: ['/tmp'], volumes: ['data:/var/lib/starhall'] });
    expect(Object.keys(store.environment).filter((name) => !SETTINGS.includes(name))).toEqual([]);
    expect(Number.parseInt(store.stop_grace_period, 10)).toBeGreaterThan(STOP_SECONDS);
  });
});

it('systemd waits until the store has stopped in order, and names only settings that exist', async () => {
  const unit = await read('deploy/systemd/starhall.service');
  const valueOfLine = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  const names = valueOfLine('Environment')
    .split(' ')
    .map((pair) => pair.split('=')[0]);
  expect(names.filter((name) => !SETTINGS.includes(name ?? ''))).toEqual([]);
  // The command line must find the same store.
  const command = await read('deploy/systemd/starhall');
  expect(command).toContain(`export ${valueOfLine('Environment').split(' ').at(-1)}\n`);
  expect(command).toContain(valueOfLine('EnvironmentFile'));
  expect(Number(valueOfLine('TimeoutStopSec'))).toBeGreaterThan(STOP_SECONDS);
  // The embedded database must not get the signal before the service has finished with it.
  expect(valueOfLine('KillMode')).toBe('mixed');
});

/** Names of others: of PostgreSQL’s, RustFS’s and AWS’s images, of Node.js, of OpenTelemetry, and of systemd. */
const OF_OTHERS = /^(?:POSTGRES|RUSTFS|AWS|AF)_|^(?:NODE_COMPILE_CACHE|OTEL_RESOURCE_ATTRIBUTES)$/;

it('names no setting that does not exist, in any file of deploy and in the guide', async () => {
  const deployed = await readdir(join(ROOT, 'deploy'), { recursive: true, withFileTypes: true });
  const files = deployed.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const guides = ['compose.yaml', 'Dockerfile', 'docs/operating.md'].map((file) => join(ROOT, file));
  const texts = await Promise.all([...files, ...guides].map((path) => readFile(path, 'utf8')));
  const names = new Set(texts.join('\n').match(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g));
  expect(names.size).toBeGreaterThan(50);
  const unknown = [...names].filter((name) => !SETTINGS.includes(name.replace(/_FILE$/, '')) && !OF_OTHERS.test(name));
  expect(unknown).toEqual([]);
});
