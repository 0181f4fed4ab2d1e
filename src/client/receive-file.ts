import type { ClientDependencies } from './client-dependencies.ts';

/**
 * Makes a `fetch` for a call that is answered with a file: the bytes are kept aside, since calls read replies as text,
 * which no PDF survives. A failure is left for the call to read. `send` stands in for the browser's own in tests.
 */
export function receiveFile(send: ClientDependencies['fetch'] = (url, init) => fetch(url, init)) {
  let received: Blob | null = null;
  return {
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      const response = await send(url, init);
      if (!response.ok) return response;
      received = await response.blob();
      return new Response('', { status: response.status });
    },
    /** The file, once the call has been answered. */
    read(): Blob {
      if (received === null) throw new TypeError('no file has come');
      return received;
    },
  };
}
