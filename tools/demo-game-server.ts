import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, normalize } from 'node:path';

/** The policy under which a store serves a web game: its own files and nothing else. */
const GAME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
].join('; ');

const MEDIA_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Plays the store's part of the bridge; keeps what the game says in `window.heard`. Query: lang, theme, data, muted. */
const PLAY_PAGE = (slug: string) => `<!doctype html><meta charset="utf-8"><title>${slug}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>html,body{margin:0;height:100%;background:#000}iframe{display:block;border:0;width:100%;height:100%}</style>
<iframe sandbox="allow-scripts allow-pointer-lock" src="/${slug}/index.html"></iframe>
<script>
const query = new URLSearchParams(location.search);
const frame = document.querySelector('iframe');
window.heard = [];
window.tell = (message) => frame.contentWindow.postMessage({ source: 'starhall', ...message }, '*');
addEventListener('message', ({ source, data }) => {
  if (source !== frame.contentWindow || data?.source !== 'starhall-game') return;
  heard.push(data);
  if (data.type !== 'ready') return;
  tell({
    type: 'init',
    lang: query.get('lang') ?? 'zh-TW',
    muted: query.get('muted') === 'true',
    theme: query.get('theme') ?? 'dark',
    data: query.get('data'),
  });
});
</script>`;

/**
 * Serves the demo games as a store does: `/play/<slug>` is a page with the sandboxed frame, `/<slug>/…` the game's files
 * under the games' content policy. Answers the origin and how to stop.
 */
export async function serveDemoGames(): Promise<{ origin: string; close: () => void }> {
  const games = new URL('../demo/games/', import.meta.url);
  const server = createServer(async (req, res) => {
    const path = normalize(new URL(req.url ?? '/', 'http://localhost').pathname);
    if (path === '/favicon.ico') return void res.writeHead(204).end();
    const slug = /^\/play\/([a-z-]+)$/.exec(path)?.[1];
    if (slug) return void res.setHeader('Content-Type', 'text/html; charset=utf-8').end(PLAY_PAGE(slug));
    const body = await readFile(new URL(`.${path}`, games)).catch(() => null);
    if (!body) return void res.writeHead(404).end();
    res.setHeader('Content-Type', MEDIA_TYPES[extname(path)] ?? 'application/octet-stream');
    res.setHeader('Content-Security-Policy', GAME_POLICY).setHeader('Cache-Control', 'no-store').end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
