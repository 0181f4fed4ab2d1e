import { createHash } from 'node:crypto';

export interface S3Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface S3Request {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
  readonly headers: NodeJS.Dict<string | string[]>;
}

/** A multipart upload that has begun. */
interface PartsUpload {
  readonly key: string;
  readonly begunAt: Date;
  readonly parts: Map<number, { readonly bytes: Buffer; readonly etag: string }>;
}

export const S3_BUCKET = 'starhall';
/** Of all parts but the last. */
export const PART_BYTES_MIN = 5 * 1024 * 1024;
/** So few that a listing of three has to ask again. */
const PAGE = 2;

export const s3Failure = (status: number, code: string): S3Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

const xml = (body: string): S3Answer => ({ status: 200, headers: { 'content-type': 'application/xml' }, body });
const tagOf = (bytes: Uint8Array) => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** A bucket of objects and multipart uploads, in memory. */
export class S3Bucket {
  readonly objects = new Map<string, Buffer>();
  readonly uploads = new Map<string, PartsUpload>();
  partBytesMin = PART_BYTES_MIN;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  answer(request: S3Request): S3Answer {
    const { method, key, query, body } = request;
    const uploadId = query.get('uploadId');
    if (uploadId !== null) return this.#answerUpload(request, uploadId);
    if (method === 'POST' && query.has('uploads')) return this.#begin(key);
    if (query.has('uploads')) return this.#listUploads(query.get('prefix') ?? '', query.get('upload-id-marker') ?? '');
    if (method === 'PUT') {
      this.objects.set(key, body);
      return { status: 200, headers: { etag: tagOf(body) } };
    }
    if (method === 'DELETE') {
      this.objects.delete(key);
      return { status: 204 };
    }
    if (query.has('list-type')) return this.#list(query.get('prefix') ?? '', query.get('continuation-token') ?? '');
    return this.#read(request);
  }

  #list(prefix: string, after: string): S3Answer {
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, PAGE);
    const contents = page.map(
      (key) => `<Contents><Key>${key}</Key><Size>${this.objects.get(key)?.length}</Size></Contents>`,
    );
    const next = keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return xml(
      `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
  }

  #begin(key: string): S3Answer {
    const id = crypto.randomUUID();
    this.uploads.set(id, { key, begunAt: new Date(this.#now()), parts: new Map() });
    return xml(
      `<InitiateMultipartUploadResult><Bucket>${S3_BUCKET}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }

  #listUploads(prefix: string, after: string): S3Answer {
    const found = [...this.uploads]
      .filter(([id, { key }]) => key.startsWith(prefix) && id > after)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    const page = found.slice(0, PAGE);
    const isTruncated = found.length > page.length;
    const [lastId = '', last] = page.at(-1) ?? [];
    const next = `<NextKeyMarker>${last?.key}</NextKeyMarker><NextUploadIdMarker>${lastId}</NextUploadIdMarker>`;
    const uploads = page.map(
      ([id, { key, begunAt }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begunAt.toISOString()}</Initiated></Upload>`,
    );
    return xml(
      `<ListMultipartUploadsResult><IsTruncated>${isTruncated}</IsTruncated>${isTruncated ? next : ''}${uploads.join('')}</ListMultipartUploadsResult>`,
    );
  }

  #answerUpload({ method, query, body }: S3Request, id: string): S3Answer {
    const upload = this.uploads.get(id);
    if (upload === undefined) return s3Failure(404, 'NoSuchUpload');
    if (method === 'PUT') {
      const number = Number(query.get('partNumber'));
      if (!(number >= 1 && number <= 10_000)) return s3Failure(400, 'InvalidArgument');
      const etag = tagOf(body);
      upload.parts.set(number, { bytes: body, etag });
      return { status: 200, headers: { etag } };
    }
    if (method === 'POST') return this.#complete(id, upload, body.toString());
    this.uploads.delete(id);
    return { status: 204 };
  }

  #complete(id: string, { key, parts }: PartsUpload, order: string): S3Answer {
    const named = [...order.matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => ({
      number: Number(/<PartNumber>(\d+)<\/PartNumber>/.exec(part)?.[1]),
      etag: (/<ETag>(.*?)<\/ETag>/.exec(part)?.[1] ?? '').replaceAll('&quot;', '"'),
    }));
    const found = named.map(({ number }) => parts.get(number));
    if (named.some(({ number }, index) => index > 0 && number <= (named[index - 1]?.number ?? 0))) {
      return s3Failure(400, 'InvalidPartOrder');
    }
    const isWrong = named.some(({ etag }, index) => found[index]?.etag !== etag);
    if (isWrong || named.length === 0) return s3Failure(400, 'InvalidPart');
    const bytes = found.flatMap((part) => (part === undefined ? [] : [part.bytes]));
    if (bytes.slice(0, -1).some(({ length }) => length < this.partBytesMin)) return s3Failure(400, 'EntityTooSmall');
    this.uploads.delete(id);
    this.objects.set(key, Buffer.concat(bytes));
    return xml(`<CompleteMultipartUploadResult><Key>${key}</Key><ETag>"whole"</ETag></CompleteMultipartUploadResult>`);
  }

  #read({ key, headers }: S3Request): S3Answer {
    const found = this.objects.get(key);
    if (found === undefined) return s3Failure(404, 'NoSuchKey');
    const etag = tagOf(found.subarray(0, 1_048_576));
    if (headers['if-match'] !== undefined && headers['if-match'] !== etag) return s3Failure(412, 'PreconditionFailed');
    const match = /^bytes=(\d+)-(\d*)$/.exec(String(headers.range ?? ''));
    if (match === null) return { status: 200, headers: { etag }, body: found };
    const start = Number(match[1]);
    const end = Math.min(match[2] ? Number(match[2]) : found.length, found.length - 1);
    const range = { etag, 'content-range': `bytes ${start}-${end}/${found.length}` };
    return { status: 206, headers: range, body: found.subarray(start, end + 1) };
  }
}
