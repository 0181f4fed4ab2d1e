import type { ClientDependencies } from './client-dependencies.ts';

/**
 * Creates a `fetch` for a call that returns a file. It stores the bytes, since calls read responses as text, which
 * corrupts a PDF. The call still reads failures. `send` replaces the browser's fetch in tests.
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
    /** The file, after the call has completed. */
    read(): Blob {
      if (received === null) throw new TypeError('no file was received');
      return received;
    },
  };
}
