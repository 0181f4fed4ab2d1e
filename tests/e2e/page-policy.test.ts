import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject } from 'vitest';
import { ZipFile } from 'yazl';
import { listPolicyReports } from '#contract/policy-report/endpoints.ts';
import type { PolicyReport } from '#contract/policy-report/entities.ts';
import { getSettings } from '#contract/system/endpoints.ts';
import { previewUrl } from '#server/features/web-build/game-urls.ts';
import { unpackWebBuild } from '#server/features/web-build/unpack-web-build.ts';
import { identitySources } from '#server/pages/identity-sources.ts';
import { createLocalFileStore } from '#server/providers/files/local-file-store.ts';
import { parseConfig } from '../../src/config.ts';
import { callAs } from './call-as.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, type VisitPage, waitUntilAlive } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

/** The browser's messages about blocked code, and those of a page about the resulting errors. */
const TOLD = [
  /Content Security Policy|Content Security policy|TrustedHTML|TrustedScript|MIME type|status of 404|Failed to execute|csp$|Failed to set/,
];
const SCRIPT_PATH = `images/${randomUUID()}.js`;

let playFile = '';

/** A developer's build with a script, and a script among the pictures, where no upload could put one. */
beforeAll(async () => {
  const dataDir = inject('dataDir');
  const files = createLocalFileStore(join(dataDir, 'files'));
  await files.put(SCRIPT_PATH, Buffer.from("ran('picture file')"));
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('<p>A game</p>'), 'index.html');
  zip.addBuffer(Buffer.from("ran('developer file')"), 'evil.js');
  zip.end();
  const folder = await mkdtemp(join(tmpdir(), 'starhall-policy-'));
  const zipPath = join(folder, 'game.zip');
  await pipeline(zip.outputStream, createWriteStream(zipPath));
  const folderKey = `games/${randomUUID()}`;
  await unpackWebBuild({ files, zipPath, folderKey });
  await rm(folder, { recursive: true });
  const hashKey = (await readFile(join(dataDir, 'secrets/session'), 'utf8')).trim();
  const url = previewUrl({ config: parseConfig({}), hashKey, now: Date.now }, { versionId: 1, folderKey });
  playFile = url.replace(/[^/]*$/, 'evil.js');
});

/** Each way by which a script may get into a page, as markup that an attacker has written into it. */
const ways = (): Readonly<Record<string, string>> => ({
  inline: "<script>ran('inline')</script>",
  'inline module': `<script type="module">ran('inline module')</script>`,
  handler: `<img src="/nothing.png" alt="" onerror="ran('handler')"><svg onload="ran('handler')"></svg>`,
  'developer file': `<script src="${playFile}"></script><script type="module" src="${playFile}"></script>`,
  'picture file': `<script src="/files/${SCRIPT_PATH}"></script>`,
  link: `<a id="evil-link" href="javascript:ran('link')">x</a>`,
  frame: `<iframe srcdoc="<script>parent.ran('frame')</script>"></iframe>`,
  base: '<base href="https://evil.example/">',
  // The known inline script of the page, reported for another URL.
  beginning: `<link rel="later" href="${playFile}"><link rel="modulepreload" href="/messages/..${playFile}">`,
});

/** The misuse of untrusted text in each DOM sink, by the sink's name. */
const SINKS = `
const attempt = (run) => { try { run() } catch {} };
attempt(() => { document.body.insertAdjacentHTML('beforeend', '<img src="/nothing.png" onerror="ran(\\'added\\')">') });
attempt(() => { const box = document.createElement('div'); document.body.append(box); box.innerHTML = '<img src="/nothing.png" onerror="ran(\\'set\\')">' });
attempt(() => { eval("ran('eval')") });
attempt(() => { setTimeout("ran('timer')") });
attempt(() => { new Function("ran('function')")() });
attempt(() => { const script = document.createElement('script'); script.text = "ran('text')"; document.head.append(script) });
attempt(() => { const script = document.createElement('script'); script.src = '/files/${SCRIPT_PATH}'; document.head.append(script) });
attempt(() => { trustedTypes.createPolicy('another', { createHTML: (html) => html }) });
const last = new Image();
last.onerror = () => attempt(() => { document.write('<script>ran("written")</' + 'script>') });
last.src = '/nothing.png?last';
`;

const RAN = 'window.names = []; window.ran = (name) => names.push(name);';

interface Injected {
  readonly hasPolicy: boolean;
  readonly html?: string;
  /** Prepended to a script of the build: code that the policy allows. */
  readonly code?: string;
}

/** Opens a page with content injected in transit, keeping its headers except for those of the policy. */
async function openInjected(visit: VisitPage, { hasPolicy, html = '', code = '' }: Injected): Promise<Page> {
  const page = await visit(BLANK, {
    expected: hasPolicy ? TOLD : [/./],
    prepare: async (opened) => {
      await opened.addInitScript(RAN);
      await opened.route('**/en-US/games', async (route) => {
        const response = await route.fetch();
        const { 'content-security-policy': policy = '', ...headers } = response.headers();
        const body = (await response.text()).replace('</body>', () => `${html}</body>`);
        const kept = hasPolicy ? { ...headers, 'content-security-policy': policy } : headers;
        await route.fulfill({ response, body, headers: kept });
      });
      if (code === '') return;
      await opened.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()}\n;{${code}}` });
      });
    },
  });
  await page.goto('/en-US/games', { waitUntil: 'domcontentloaded' });
  return page;
}

const ranOn = (page: Page) => page.evaluate((): string[] => Reflect.get(window, 'names'));

/** Clicks the injected link, as a visitor would. */
async function followLink(page: Page): Promise<void> {
  await page.evaluate(() => document.getElementById('evil-link')?.click());
}

async function readReports(visit: VisitPage): Promise<PolicyReport[]> {
  const operator = await visit(BLANK);
  await signInAs(operator, 'operator@starhall.test');
  return (await callAs(operator, listPolicyReports, { limit: 50 })).list;
}

it('runs nothing that is injected into a page, and operators read what was stopped', async ({ visit }) => {
  const page = await openInjected(visit, { hasPolicy: true, html: Object.values(ways()).join('') });
  await waitUntilAlive(page);
  await followLink(page);
  const wanted = ['script-src-elem inline', 'script-src-attr inline', 'base-uri https://evil.example/'];
  const found = async () => {
    const reports = await readReports(visit);
    return reports
      .filter((report) => report.page === '/en-US/games')
      .map(({ directive, blocked }) => `${directive} ${blocked}`);
  };
  await expect.poll(found, { timeout: 15_000 }).toEqual(expect.arrayContaining(wanted));
  const told = await found();
  expect(told).toContain('script-src-elem /play-files/preview/…/evil.js');
  expect(told).toContain(`script-src-elem /files/${SCRIPT_PATH}`);
  expect(await ranOn(page)).toEqual([]);
});

it('turns no text into code, whatever code of the page does with it', async ({ visit }) => {
  const page = await openInjected(visit, { hasPolicy: true, code: SINKS });
  const sinks = async () => {
    const reports = await readReports(visit);
    return reports.map(({ directive, blocked }) => `${directive} ${blocked}`);
  };
  await expect
    .poll(sinks, { timeout: 15_000 })
    .toEqual(expect.arrayContaining(['require-trusted-types-for trusted-types-sink Element innerHTML']));
  expect(await ranOn(page)).toEqual([]);
});

it('would run it without the policy', async ({ visit }) => {
  // Without the policy, the base URL would send the page's links elsewhere.
  const { base: _, ...others } = ways();
  const page = await openInjected(visit, { hasPolicy: false, html: Object.values(others).join('') });
  await followLink(page);
  const names = ['inline', 'inline module', 'handler', 'picture file', 'link', 'frame'];
  await expect.poll(() => ranOn(page)).toEqual(expect.arrayContaining(names));
  // Pages of the store may not load a developer's file either.
  expect(await ranOn(page)).not.toContain('developer file');
  const misused = await openInjected(visit, { hasPolicy: false, code: SINKS });
  const sinks = ['added', 'set', 'eval', 'timer', 'function', 'text', 'picture file', 'written'];
  await expect.poll(() => ranOn(misused)).toEqual(expect.arrayContaining(sinks));
});

/** Does what Google's script is documented to do, and what its compiled library does if its own policy is refused. */
const STAND_IN = `
const identity = (value) => value;
try { trustedTypes.createPolicy('goog#html', { createHTML: identity, createScriptURL: identity }) } catch {}
window.tried = [];
const attempt = (name, run) => { try { run(); tried.push(name) } catch {} };
const renderButton = (parent) => {
  attempt('markup', () => { parent.innerHTML = '<div id="stand-in"><svg></svg>Continue</div>' });
  attempt('foreign script', () => { document.createElement('script').src = 'https://evil.example/a.js' });
  attempt('code', () => { document.createElement('script').text = '1' });
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = 'https://accounts.google.com/gsi/style';
  style.onload = () => tried.push('style');
  document.head.append(style);
  const frame = document.createElement('iframe');
  frame.src = 'https://accounts.google.com/gsi/button';
  parent.append(frame);
  fetch('https://accounts.google.com/gsi/status').then(() => tried.push('call'), () => {});
};
window.google = { accounts: { id: { initialize() {}, prompt() {}, cancel() {}, renderButton } } };
`;

/** The policy of a page of a store with a Google client ID. */
function withGoogle(policy: string): string {
  const { scripts, frames, calls, styles } = identitySources({
    GOOGLE_CLIENT_ID: 'google',
    APPLE_CLIENT_ID: '',
    isProduction: true,
  });
  const more = { 'script-src': scripts, 'frame-src': frames, 'connect-src': calls, 'style-src': styles };
  return Object.entries({ ...more, 'trusted-types': ['default'] }).reduce(
    (text, [name, sources]) => text.replace(`; ${name} `, () => `; ${name} ${sources.join(' ')} `),
    policy,
  );
}

it('lets the script of a sign-in provider draw its button, and run nothing else', async ({ visit }) => {
  const page = await visit(BLANK, {
    expected: TOLD,
    prepare: async (opened) => {
      await opened.route('**/en-US/games', async (route) => {
        const response = await route.fetch();
        const { 'content-security-policy': policy = '', ...headers } = response.headers();
        await route.fulfill({ response, headers: { ...headers, 'content-security-policy': withGoogle(policy) } });
      });
      await opened.route(`**${getSettings.path}*`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), googleClientId: 'google' } });
      });
      await opened.route('https://accounts.google.com/gsi/**', (route) => {
        const type = route.request().resourceType();
        const contentType = { script: 'text/javascript', stylesheet: 'text/css' }[type] ?? 'text/html';
        const headers = { 'access-control-allow-origin': '*' };
        return route.fulfill({ contentType, headers, body: type === 'script' ? STAND_IN : '' });
      });
    },
  });
  await page.goto('/en-US/games', { waitUntil: 'domcontentloaded' });
  await waitUntilAlive(page);
  const t = wordsOf('en-US');
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.signIn'), exact: true })
    .click();
  await page.getByRole('button', { name: t('signIn.google'), exact: true }).click();
  await page.locator('#stand-in').waitFor();
  const tried = () => page.evaluate((): string[] => Reflect.get(window, 'tried'));
  await expect.poll(async () => (await tried()).toSorted()).toEqual(['call', 'markup', 'style']);
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain('https://accounts.google.com/gsi/button');
});
