import { createHash } from 'node:crypto';
import { REPORTS_PATH } from '#contract/policy-report/reports-path.ts';
import { SERVICE_WORKER, TRUST_POLICY } from '#domain/page/trusted-scripts.ts';

/** The hashes of a page's inline scripts, as a Content-Security-Policy names them. */
export function inlineScriptHashes(html: string): string[] {
  return hashInline(html, 'script');
}

/** The hashes of its inline style sheets. */
export function inlineStyleHashes(html: string): string[] {
  return hashInline(html, 'style');
}

/** What allows the inline script of this text: pages have the same few of them, so each is hashed once. */
export function scriptHash(text: string): string {
  const known = knownHashes.get(text) ?? hashOf(text);
  knownHashes.set(text, known);
  return known;
}

/** The texts come from the build, never from a page. */
const knownHashes = new Map<string, string>();

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function hashInline(html: string, tag: 'script' | 'style'): string[] {
  return [...new Set(inlineTexts(html, tag))].map(hashOf);
}

/** The texts of elements without a source. Plain searches: a pattern over the whole page took a tenth of its making. */
function inlineTexts(html: string, tag: 'script' | 'style'): string[] {
  const texts: string[] = [];
  const begin = `<${tag}`;
  let start = html.indexOf(begin);
  while (start >= 0) {
    const textStart = html.indexOf('>', start) + 1;
    const textEnd = html.indexOf(`</${tag}>`, textStart);
    if (textStart === 0 || textEnd < 0) break;
    // Neither files nor data, which are never run.
    if (!/\ssrc=|\stype="application\/ld\+json"/.test(html.slice(start, textStart))) {
      texts.push(html.slice(textStart, textEnd));
    }
    start = html.indexOf(begin, textEnd);
  }
  return texts;
}

export interface PolicySources {
  /** Where the page is; undefined for the development server, whose files stand everywhere. */
  readonly origin: string | undefined;
  /** Scripts besides the build's files: paths of our own, providers' addresses, hashes of inline scripts. */
  readonly scripts: readonly string[];
  /** Origins that may be framed. */
  readonly frames: readonly string[];
  /** Origins of pictures, besides our own. */
  readonly files: readonly string[];
  /** Origins that scripts may call, besides our own. */
  readonly calls: readonly string[];
  /** Style sheets besides our own. */
  readonly styles?: readonly string[];
  /** Whether pages run scripts of others, which know nothing of our policy of Trusted Types. */
  readonly runsForeignScripts?: boolean;
}

const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com';

/** Folders of what the build made: nothing that anybody uploads is ever below them. */
const SCRIPT_FOLDERS = ['/assets/', '/messages/'];
const STYLE_FOLDERS = ['/assets/'];

/** The policy that the text editor's library makes unless the build has it use ours (`tools/lean-libraries.ts`). */
const EDITOR_POLICY = 'ProseMirrorClipboard';

const isPath = (source: string) => source.startsWith('/');

/**
 * The policy of a page: scripts of the build, by their folders and by the hashes of the inline ones, and nothing else. Of
 * the store's own origin no more than those folders, for developers' builds may stand there, too.
 */
export function pagePolicy(sources: PolicySources): string {
  const { origin, scripts, frames, files, calls, styles = [], runsForeignScripts = false } = sources;
  const list = (...names: readonly string[]) => names.filter(Boolean).join(' ');
  // A policy knows no addresses like [::1]: there, the whole origin has to do.
  const own = (paths: readonly string[]) =>
    origin === undefined || origin.includes('[') ? "'self'" : list(...paths.map((path) => origin + path));
  const others = [runsForeignScripts ? 'default' : '', origin === undefined ? EDITOR_POLICY : ''];
  return [
    "default-src 'none'",
    `script-src ${list(own([...SCRIPT_FOLDERS, ...scripts.filter(isPath)]), ...scripts.filter((source) => !isPath(source)))}`,
    `worker-src ${own([SERVICE_WORKER])}`,
    `style-src ${list(own(STYLE_FOLDERS), ...styles)}`,
    // Colours of pictures that have not loaded stand in style attributes; no style sheet can be injected by them.
    "style-src-attr 'unsafe-inline'",
    // A picture that is being uploaded is shown from the browser's memory.
    `img-src ${list("'self'", 'data:', 'blob:', ...files)}`,
    "font-src 'self'",
    `connect-src ${list("'self'", ...calls)}`,
    `frame-src ${list("'self'", VIDEO_ORIGIN, ...frames)}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // Text becomes markup, code or the address of code by one policy only (`web/app/trust/trust-policy.ts`).
    "require-trusted-types-for 'script'",
    `trusted-types ${list(TRUST_POLICY, ...others)}`,
    // Not `report-to`, which browsers that know it prefer: they send later or not at all (decision 031).
    `report-uri ${REPORTS_PATH}`,
  ].join('; ');
}
