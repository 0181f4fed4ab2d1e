import type { HttpRequest, HttpResponse, PreviousUpload } from 'tus-js-client';
import type { PackageUploadOrder } from '#client/upload-package.ts';

type Ask = (url: string, init: RequestInit) => Promise<Response>;
/** The fate of a request: it goes through, a proxy responds, or the connection breaks after some bytes. */
type Fate = 'through' | { readonly status: number; readonly body?: string } | { readonly brokenAfter: number };

interface TestNetwork {
  fateOf: (method: string, index: number) => Fate;
  /** Reports the progress of the latest request to the listener, whatever its outcome. */
  tell: (bytes: number) => void;
}

/** A network for tests: passes requests to a function, with faults controlled by the test. */
export function buildTestTransport(ask: Ask, chunkSize: number) {
  const stored = new Map<string, PreviousUpload>();
  const sent: { readonly method: string; readonly bytes: number }[] = [];
  const network: TestNetwork = { fateOf: () => 'through', tell: () => {} };
  const transport: NonNullable<PackageUploadOrder['transport']> = {
    chunkSize,
    httpStack: {
      getName: () => 'test',
      createRequest: (method, url) => new TestRequest({ method, url, ask, sent, network }),
    },
    fileReader: {
      openFile: async (file: Blob) => ({
        size: file.size,
        slice: async (start, end) => ({ value: await readPart(file, start, end), done: end >= file.size }),
        close: () => {},
      }),
    },
    urlStorage: {
      findAllUploads: async () => [...stored.values()],
      findUploadsByFingerprint: async (name) =>
        [...stored.values()].filter(({ urlStorageKey }) => urlStorageKey === name),
      removeUpload: async (key) => void stored.delete(key),
      addUpload: async (name, upload) => {
        stored.set(name, { ...upload, urlStorageKey: name });
        return name;
      },
    },
  };
  return { transport, stored, sent, network };
}

/** A body that, like a file, declares its length. */
async function readPart(file: Blob, start: number, end: number) {
  const bytes = new Uint8Array(await file.slice(start, end).arrayBuffer());
  return Object.assign(bytes, { size: bytes.byteLength });
}

interface TestRequestParts {
  readonly method: string;
  readonly url: string;
  readonly ask: Ask;
  readonly sent: { readonly method: string; readonly bytes: number }[];
  readonly network: TestNetwork;
}

class TestRequest implements HttpRequest {
  readonly #parts: TestRequestParts;
  readonly #headers = new Headers();
  readonly #broken = Promise.withResolvers<never>();
  #onProgress: (bytes: number) => void = () => {};

  constructor(parts: TestRequestParts) {
    this.#parts = parts;
    this.#broken.promise.catch(() => {});
  }

  getMethod = () => this.#parts.method;
  getURL = () => this.#parts.url;
  setHeader = (name: string, value: string) => this.#headers.set(name, value);
  getHeader = (name: string) => this.#headers.get(name) ?? undefined;
  setProgressHandler = (handler: (bytes: number) => void) => {
    this.#onProgress = handler;
    this.#parts.network.tell = handler;
  };
  getUnderlyingObject = () => undefined;

  async send(body: Uint8Array<ArrayBuffer> | null): Promise<HttpResponse> {
    const { method, sent, network } = this.#parts;
    const fate = network.fateOf(method, sent.length);
    const bytes = fate !== 'through' && 'brokenAfter' in fate ? fate.brokenAfter : (body?.byteLength ?? 0);
    sent.push({ method, bytes });
    if (fate !== 'through' && 'status' in fate) return wrap(new Response(fate.body ?? '', { status: fate.status }));
    const passed = body?.subarray(0, bytes);
    this.#onProgress(bytes);
    const answer = this.#ask(fate === 'through' ? passed : breakOff(passed));
    if (fate !== 'through') await answer.then(() => Promise.reject(new Error('the connection broke')));
    return Promise.race([answer, this.#broken.promise]);
  }

  async abort(): Promise<void> {
    this.#broken.reject(new Error('aborted'));
  }

  async #ask(body: BodyInit | undefined): Promise<HttpResponse> {
    const { ask, method, url } = this.#parts;
    const init = { method, headers: this.#headers, ...(body === undefined ? {} : { body, duplex: 'half' }) };
    return wrap(await ask(url, init));
  }
}

async function wrap(response: Response): Promise<HttpResponse> {
  const text = await response.text();
  return {
    getStatus: () => response.status,
    getHeader: (name) => response.headers.get(name) ?? undefined,
    getBody: () => text,
    getUnderlyingObject: () => response,
  };
}

function breakOff(bytes: Uint8Array | undefined): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(bytes ?? new Uint8Array()),
    pull: (controller) => controller.error(new Error('the connection broke')),
  });
}
