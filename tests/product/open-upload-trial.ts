import { makeUploader } from '#tests/factories/make-uploader.ts';
import { openTestProduct, type TestProductOptions } from './open-test-product.ts';
import { signIn } from './sign-in.ts';

type TextHeaders = Readonly<Record<string, string>>;

export interface UploadToMake {
  readonly size: number | string;
  readonly headers?: TextHeaders;
  readonly body?: Uint8Array<ArrayBuffer>;
  /** Overrides of `Upload-Metadata`; undefined leaves a key out. */
  readonly metadata?: Readonly<Record<string, string | undefined>>;
}

export interface BytesToSend {
  readonly offset: number;
  readonly bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  readonly headers?: TextHeaders;
}

/** A product with a developer, one of their applications, and the requests of a tus client. */
export async function openUploadTrial(options: TestProductOptions = {}) {
  const product = await openTestProduct(options);
  const makePerson = async (email: string) => {
    const { headers } = await signIn(product, { email, name: 'Mei Lin' });
    return { headers, ...(await makeUploader(product.db, email)) };
  };
  const owner = await makePerson('mei@example.com');
  /** Calls as the owner unless `headers` identify another account. */
  const ask = (method: string, url: string, headers: TextHeaders = {}, body?: BytesToSend['bytes']) => {
    const init = { method, headers: { 'tus-resumable': '1.0.0', ...owner.headers, ...headers } };
    return product.request(url, body === undefined ? init : { ...init, ...withBody(body) });
  };
  const post = ({ size, metadata = {}, headers = {}, body }: UploadToMake) => {
    const described = { applicationId: owner.application.appId, platform: '6', filename: 'game.apk', ...metadata };
    const length = { 'upload-length': String(size), 'upload-metadata': encodeMetadata(described) };
    return ask('POST', '/api/uploads', { ...length, ...headers }, body);
  };
  return {
    ...product,
    ...{ makePerson, owner, ask, post },
    /** Creates an upload; returns its URL. */
    async create(upload: UploadToMake): Promise<string> {
      const answer = await post(upload);
      if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
      return answer.headers.get('location') ?? '';
    },
    patch: (url: string, { offset, bytes, headers = {} }: BytesToSend) =>
      ask('PATCH', url, { ...PIECE, 'upload-offset': String(offset), ...headers }, bytes),
    /** The upload offset that the product reports. */
    async offsetOf(url: string): Promise<number> {
      return Number((await ask('HEAD', url)).headers.get('upload-offset'));
    },
    rowOf: (url: string) =>
      product.db.selectFrom('package_files').selectAll().where('id', '=', idOf(url)).executeTakeFirst(),
  };
}

export type UploadTrial = Awaited<ReturnType<typeof openUploadTrial>>;

const PIECE = { 'content-type': 'application/offset+octet-stream' } as const;

export function idOf(url: string): string {
  return url.split('/').at(-1) ?? '';
}

/** As Node servers do, except for the length of a stream, which is unknown. */
function withBody(body: BytesToSend['bytes']) {
  return { body, duplex: 'half' } as const;
}

export function encodeMetadata(metadata: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(metadata)
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key} ${Buffer.from(value).toString('base64')}`]))
    .join(',');
}
