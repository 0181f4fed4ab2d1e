import { createHash } from 'node:crypto';
import { REPORTS_PATH } from '#contract/policy-report/reports-path.ts';
import { SERVICE_WORKER, TRUST_POLICY } from '#domain/page/trusted-scripts.ts';

/**
 * The hashes of a page's inline scripts, in Content-Security-Policy format. Of a stranger's page, only those among its
 * first `most` scripts count.
 */
export function inlineScriptHashes(html: string, most = Number.POSITIVE_INFINITY): string[] {
  return hashInline(html, 'script', most);
}

/** The hashes of its inline style sheets. */
export function inlineStyleHashes(html: string, most = Number.POSITIVE_INFINITY): string[] {
  return hashInline(html, 'style', most);
}

/** The source that allows an inline script: pages share a few of them, so each is hashed once. */
export function scriptHash(text: string): string {
  const known = knownHashes.get(text) ?? hashOf(text);
  knownHashes.set(text, known);
  return known;
}

/** The texts come from the build, never from a page. */
const knownHashes = new Map<string, string>();

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function hashInline(html: string, tag: 'script' | 'style', most: number): string[] {
  return [...new Set(inlineTexts(html, tag, most))].map(hashOf);
}

/**
 * The texts of elements without a source. Plain searches: a regular expression over the whole page took a tenth of
 * its rendering time.
 */
function inlineTexts(html: string, tag: 'script' | 'style', most: number): string[] {
  const texts: string[] = [];
  const begin = `<${tag}`;
  let start = html.indexOf(begin);
  for (let seen = 0; start >= 0 && seen < most; seen += 1) {
    const textStart = html.indexOf('>', start) + 1;
    const textEnd = html.indexOf(`</${tag}>`, textStart);
    if (textStart === 0 || textEnd < 0) break;
    // Skip files and data blocks, which are never run.
    if (!/\ssrc=|\stype="application\/ld\+json"/.test(html.slice(start, textStart))) {
      texts.push(html.slice(textStart, textEnd));
    }
    start = html.indexOf(begin, textEnd);
  }
  return texts;
}

export interface PolicySources {
  /** The page's origin; undefined for the development server, whose files are everywhere. */
  readonly origin: string | undefined;
  /** Scripts besides the build's files: own paths, providers' addresses, hashes of inline scripts. */
  readonly scripts: readonly string[];
  /** Origins that may be framed. */
  readonly frames: readonly string[];
  /** Origins of pictures, besides our own. */
  readonly files: readonly string[];
  /** Origins that scripts may call, besides our own. */
  readonly calls: readonly string[];
  /** Style sheets besides our own. */
  readonly styles?: readonly string[];
  /** Whether pages run third-party scripts, which do not know our Trusted Types policy. */
  readonly runsForeignScripts?: boolean;
}

const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com';

/** Folders of the build: uploads are never below them. */
const SCRIPT_FOLDERS = ['/assets/', '/messages/'];
const STYLE_FOLDERS = ['/assets/'];

/** The policy created by the text editor's library unless the build makes it use ours (`tools/lean-libraries.ts`). */
const EDITOR_POLICY = 'ProseMirrorClipboard';

const isPath = (source: string) => source.startsWith('/');

/**
 * The policy of a page: only scripts of the build, by folder and by hash of inline ones. Of the store's own origin
 * only those folders, since it may also host developers' builds.
 */
export function pagePolicy(sources: PolicySources): string {
  const { origin, scripts, frames, files, calls, styles = [], runsForeignScripts = false } = sources;
  const list = (...names: readonly string[]) => names.filter(Boolean).join(' ');
  // Policies do not support addresses like [::1]: allow the whole origin there.
  const own = (paths: readonly string[]) =>
    origin === undefined || origin.includes('[') ? "'self'" : list(...paths.map((path) => origin + path));
  const others = [runsForeignScripts ? 'default' : '', origin === undefined ? EDITOR_POLICY : ''];
  return [
    "default-src 'none'",
    `script-src ${list(own([...SCRIPT_FOLDERS, ...scripts.filter(isPath)]), ...scripts.filter((source) => !isPath(source)))}`,
    `worker-src ${own([SERVICE_WORKER])}`,
    `style-src ${list(own(STYLE_FOLDERS), ...styles)}`,
    // Placeholder colors of pictures use style attributes, which cannot inject style sheets.
    "style-src-attr 'unsafe-inline'",
    // A picture or video being uploaded is shown from memory.
    `img-src ${list("'self'", 'data:', 'blob:', ...files)}`,
    "font-src 'self'",
    `connect-src ${list("'self'", ...calls)}`,
    `frame-src ${list("'self'", VIDEO_ORIGIN, ...frames)}`,
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // Only one policy may turn text into markup, code or script addresses (`web/app/trust/trust-policy.ts`).
    "require-trusted-types-for 'script'",
    `trusted-types ${list(TRUST_POLICY, ...others)}`,
    // Not `report-to`, which supporting browsers prefer: they send later or not at all (decision 031).
    `report-uri ${REPORTS_PATH}`,
  ].join('; ');
}
