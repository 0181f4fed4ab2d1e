import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, extname, join, normalize } from 'node:path';
import { buildSdk } from './build-sdk.ts';

/** The content policy of hosted web games: only their own files. */
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

/** The store's side of the bridge; collects the game's messages in `window.heard`. Query: lang, theme, data, muted. */
const PLAY_PAGE = (slug: string) => `<!doctype html><meta charset="utf-8"><title>${slug}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>html,body{margin:0;height:100%;background:#000}iframe{display:block;border:0;width:100%;height:100%}</style>
<iframe sandbox="allow-scripts allow-pointer-lock" src="/${slug}/index.html"></iframe>
<script>
const query = new URLSearchParams(location.search);
const frame = document.querySelector('iframe');
window.heard = [];
window.tell = (message) => frame.contentWindow.postMessage({ source: 'starhall', ...message }, '*');
const [language, theme] = [query.get('lang') ?? 'zh-TW', query.get('theme') ?? 'dark'];
const muted = query.get('muted') === 'true';
const data = query.get('data');
const answers = {
  connect: { player: null, testMode: false, language, currency: 'TWD', theme, muted },
  products: [],
  purchases: [],
  load: { data },
  save: { revision: 1 },
};
addEventListener('message', ({ source, data: message }) => {
  if (source !== frame.contentWindow || message?.source !== 'starhall-game') return;
  heard.push(message);
  if (message.type === 'ready') tell({ type: 'init', lang: language, muted, theme, data });
  if (message.type !== 'call') return;
  const { id, method } = message;
  const error = { code: 'unavailable', message: 'not part of the demonstration' };
  tell({ type: 'answer', id, ...(Object.hasOwn(answers, method) ? { result: answers[method] } : { error }) });
});
</script>`;

/**
 * Serves the demo games as a store does: `/play/<slug>` is a page with the sandboxed frame, `/<slug>/…` the game's
 * files under the games' content policy. Returns the origin and a function that stops the server.
 */
export async function serveDemoGames(): Promise<{ origin: string; close: () => void }> {
  const games = new URL('../demo/games/', import.meta.url);
  const sdk = await mkdtemp(join(tmpdir(), 'starhall-sdk-'));
  await buildSdk(sdk);
  const server = createServer(async (req, res) => {
    const path = normalize(new URL(req.url ?? '/', 'http://localhost').pathname);
    if (path === '/favicon.ico') return void res.writeHead(204).end();
    const slug = /^\/play\/([a-z-]+)$/.exec(path)?.[1];
    if (slug) return void res.setHeader('Content-Type', 'text/html; charset=utf-8').end(PLAY_PAGE(slug));
    const file = path.startsWith('/sdk/') ? join(sdk, basename(path)) : new URL(`.${path}`, games);
    const body = await readFile(file).catch(() => null);
    if (!body) return void res.writeHead(404).end();
    res.setHeader('Content-Type', MEDIA_TYPES[extname(path)] ?? 'application/octet-stream');
    res.setHeader('Content-Security-Policy', GAME_POLICY).setHeader('Cache-Control', 'no-store').end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const close = () => {
    server.close();
    void rm(sdk, { recursive: true });
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}
