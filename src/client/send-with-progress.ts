/** Upload progress: bytes sent and total. */
export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Creates a `fetch` that reports upload progress, which browsers only offer in XMLHttpRequest. */
export function sendWithProgress(onProgress: (progress: UploadProgress) => void): Send {
  return (url, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', url);
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress({ sentBytes: loaded, totalBytes: total });
      request.onload = () => resolve(readResponse(request));
      request.onerror = () => reject(new TypeError('the connection failed'));
      request.onabort = () => reject(new DOMException('the upload was cancelled', 'AbortError'));
      init.signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(init.body instanceof FormData ? init.body : null);
    });
}

function readResponse(request: XMLHttpRequest): Response {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  const headers = lines.filter(Boolean).map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });
  // A null-body status allows no body, not even an empty one.
  const body = [204, 205, 304].includes(request.status) ? null : request.responseText;
  return new Response(body, { status: request.status, headers });
}
