type Fetch = (request: Request) => Promise<Response>;

const PERSON = { email: 'bench@example.com', name: 'Bench' };

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((text) => text.split(';', 1)[0])
    .join('; ');
}

/** Signs somebody in as a page does, with a token of the local identity provider; answers the browser's cookies. */
export async function signInForCookies(fetchPage: Fetch, origin: string): Promise<string> {
  const send = async (path: string, body?: object, cookie = '') => {
    const headers = { origin, 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) };
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetchPage(new Request(origin + path, init));
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const asked = await send('/api/public/nonce');
  const { nonce } = await asked.json();
  const { idToken: token } = await (await send('/dev/identity/google/token', { ...PERSON, nonce })).json();
  return cookiesOf(await send('/api/provider/google/login', { token }, cookiesOf(asked)));
}
