/** A span as a collector receives it. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first span of a trace. */
  readonly parentId: string;
  readonly name: string;
  /** 2: of a server, 3: of a client, 5: of a consumer. */
  readonly kind: number;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly isError: boolean;
  readonly durationMs: number;
  readonly resource: Readonly<Record<string, string | number>>;
}

type Field = { readonly number: number; readonly bytes: Buffer; readonly value: bigint };

/** The spans of an ExportTraceServiceRequest (OTLP 1, protobuf). */
export function readSpans(body: Buffer): ReceivedSpan[] {
  return all(body, 1).flatMap((resourceSpans) => {
    const resource = readAttributes(all(one(resourceSpans, 1), 1));
    return all(resourceSpans, 2).flatMap((scope) => all(scope, 2).map((span) => readSpan(span, resource)));
  });
}

function readSpan(span: Buffer, resource: ReceivedSpan['resource']): ReceivedSpan {
  return {
    traceId: one(span, 1).toString('hex'),
    spanId: one(span, 2).toString('hex'),
    parentId: one(span, 4).toString('hex'),
    name: one(span, 5).toString(),
    kind: Number(number(span, 6)),
    attributes: readAttributes(all(span, 9)),
    isError: number(one(span, 15), 3) === 2n,
    durationMs: Number(number(span, 8) - number(span, 7)) / 1e6,
    resource,
  };
}

function readAttributes(pairs: readonly Buffer[]): Record<string, string | number> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [value] = readFields(one(pair, 2));
      return [one(pair, 1).toString(), value?.number === 1 ? value.bytes.toString() : Number(value?.value ?? 0n)];
    }),
  );
}

const all = (message: Buffer, field: number) =>
  readFields(message)
    .filter((each) => each.number === field)
    .map(({ bytes }) => bytes);
const one = (message: Buffer, field: number) => all(message, field)[0] ?? Buffer.alloc(0);
const number = (message: Buffer, field: number) =>
  readFields(message).find((each) => each.number === field)?.value ?? 0n;

function readFields(message: Buffer): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message.readUInt8(at);
      at += 1;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  while (at < message.length) {
    const tag = Number(varint());
    const wire = tag & 7;
    const value = wire === 0 || wire === 2 ? varint() : 0n;
    const length = wire === 2 ? Number(value) : wire === 1 ? 8 : wire === 5 ? 4 : 0;
    const bytes = message.subarray(at, at + length);
    at += length;
    fields.push({ number: tag >> 3, bytes, value: wire === 1 ? bytes.readBigUInt64LE() : value });
  }
  return fields;
}
