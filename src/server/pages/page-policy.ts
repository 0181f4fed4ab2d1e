import { createHash } from 'node:crypto';

/** The hashes of a page's inline scripts, as a Content-Security-Policy names them. */
export function inlineScriptHashes(html: string): string[] {
  return hashInline(html, 'script');
}

/** The hashes of its inline style sheets. */
export function inlineStyleHashes(html: string): string[] {
  return hashInline(html, 'style');
}

function hashInline(html: string, tag: 'script' | 'style'): string[] {
  return [...new Set(inlineTexts(html, tag))].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
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
  /** Sources of scripts besides our own files. */
  readonly scripts: readonly string[];
  /** Origins that may be framed. */
  readonly frames: readonly string[];
  /** Origins of pictures, besides our own. */
  readonly files: readonly string[];
  /** Origins that scripts may call, besides our own. */
  readonly calls: readonly string[];
  /** Style sheets besides our own. */
  readonly styles?: readonly string[];
}

const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com';

/** The policy of a page: own scripts and those inline ones whose hash it names, nothing else. */
export function pagePolicy({ scripts, frames, files, calls, styles = [] }: PolicySources): string {
  const list = (...sources: readonly string[]) => sources.filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    `script-src ${list("'self'", ...scripts)}`,
    `style-src ${list("'self'", ...styles)}`,
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
  ].join('; ');
}
