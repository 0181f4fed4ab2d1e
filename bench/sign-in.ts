import { signedHeaders } from './sign.ts';

type Fetch = (request: Request) => Promise<Response>;

const EMAIL = 'bench@example.com';

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((text) => text.split(';', 1)[0])
    .join('; ');
}

/** Signs in as a page does, with a token of the local identity provider. Returns the browser's cookies. */
export async function signInForCookies(fetchPage: Fetch, origin: string, email = EMAIL): Promise<string> {
  const send = async (path: string, body?: object, cookie = '') => {
    const signed = { origin, 'content-type': 'application/json', ...signedHeaders(body) };
    const headers = cookie === '' ? signed : { ...signed, cookie };
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetchPage(new Request(origin + path, init));
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const asked = await send('/api/public/nonce');
  const { nonce } = await asked.json();
  const { idToken: token } = await (await send('/dev/identity/google/token', { email, name: 'Bench', nonce })).json();
  return cookiesOf(await send('/api/provider/google/login', { token }, cookiesOf(asked)));
}

/** Signs in as a program does. Returns the token of the session. */
export async function signInProgram(fetchPage: Fetch, email: string, origin = 'http://127.0.0.1'): Promise<string> {
  const send = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', ...signedHeaders(body) };
    const request = new Request(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const response = await fetchPage(request);
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { idToken: token } = await send('/dev/identity/google/token', { email });
  return (await send('/api/provider/google/login', { token })).token;
}
