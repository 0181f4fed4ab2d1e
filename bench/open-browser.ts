import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BROWSER_FLAGS, browserPath } from './browser.ts';

const LISTENING = /^DevTools listening on (ws:\/\/127\.0\.0\.1:(\d+)\/\S+)$/;

export interface OpenBrowser {
  /** Where other programs can steer it. */
  readonly port: number;
  close(): Promise<void>;
}

/** Who looks at a page: their cookies, as a request carries them. */
export interface Visitor {
  readonly origin: string;
  readonly cookies: string;
}

/** Opens a browser with an empty profile, or with the cookies of an account. @throws if it does not start. */
export async function openBrowser(folder: string, visitor?: Visitor): Promise<OpenBrowser> {
  const profile = join(folder, `browser-${crypto.randomUUID()}`);
  const args = [...BROWSER_FLAGS, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'];
  const child = spawn(browserPath(), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  for await (const line of createInterface(child.stderr)) {
    const [, address, port] = LISTENING.exec(line) ?? [];
    if (address === undefined) continue;
    child.stderr.resume();
    if (visitor !== undefined) await tell(address, 'Storage.setCookies', { cookies: readCookies(visitor) });
    return {
      port: Number(port),
      async close() {
        const exit = once(child, 'exit');
        // What was started may be a script around the browser, which a signal would end alone. The browser may be gone
        // before it has answered.
        tell(address, 'Browser.close').catch(() => undefined);
        await exit;
      },
    };
  }
  throw new Error('the browser ended before it was open');
}

function readCookies({ origin, cookies }: Visitor): readonly object[] {
  return cookies.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: origin };
  });
}

/**
 * Over Chrome's own protocol: https://chromedevtools.github.io/devtools-protocol
 * @throws where the browser refuses, or has gone.
 */
async function tell(address: string, method: string, params: object = {}): Promise<void> {
  const socket = new WebSocket(address);
  const end = once(socket, 'close').then(() => {
    throw new Error(`the browser has gone before ${method}`);
  });
  await Promise.race([once(socket, 'open'), end]);
  socket.send(JSON.stringify({ id: 1, method, params }));
  const [{ data }] = await Promise.race([once(socket, 'message'), end]);
  socket.close();
  const { error } = JSON.parse(String(data));
  if (error !== undefined) throw new Error(`the browser refuses ${method}: ${error.message}`);
}
