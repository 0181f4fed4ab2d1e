/** A mail as it traveled, decoded as far as our own mails need it. */
export interface ReceivedMail {
  /** By name in small letters. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
}

/** Reads a mail of text and HTML parts (RFC 2045 to 2047). */
export function readMime(source: string): ReceivedMail {
  const { headers, body } = readPart(source);
  const boundary = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '')?.[1];
  const parts = boundary === undefined ? [source] : body.split(`--${boundary}`).slice(1, -1);
  const read = parts.map((part) => readPart(part.replace(/^\r\n/, '').replace(/\r\n$/, '')));
  const find = (type: string) => {
    const part = read.find((each) => each.headers.get('content-type')?.startsWith(type));
    return part === undefined ? '' : decode(part).replaceAll('\r\n', '\n');
  };
  return { headers, text: find('text/plain'), html: find('text/html') };
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

function readPart(source: string): Part {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [name = '', ...value] = line.split(':');
    headers.set(name.toLowerCase(), decodeWords(value.join(':').trim()));
  }
  return { headers, body: source.slice(end + 4) };
}

function decode({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? decodeQuoted(body.replaceAll(/=\r\n/g, '')) : body;
}

function decodeWords(value: string): string {
  const joined = value.replaceAll(/\?=\s+=\?/g, '?==?');
  return joined.replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) => {
    return kind.toLowerCase() === 'b'
      ? Buffer.from(word, 'base64').toString()
      : decodeQuoted(word.replaceAll('_', ' '));
  });
}

function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
