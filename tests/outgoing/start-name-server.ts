import { createSocket } from 'node:dgram';

const HEADER_BYTES = 12;
const ANSWER_FLAGS = 0x8180;
const NAME_ERROR = 3;
const A = 1;

/**
 * A name server that resolves every name to these IPv4 addresses; without any it knows no name, and with `silent` it
 * never responds.
 */
export async function startNameServer(addresses: readonly string[] | 'silent') {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    asked.push(readName(query));
    if (addresses !== 'silent') socket.send(writeAnswer(query, addresses), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    /** The address in a resolver's format. */
    server: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise<void>((resolve) => socket.close(resolve)),
  };
}

function readName(query: Buffer): string {
  const labels: string[] = [];
  for (let at = HEADER_BYTES, length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.subarray(at + 1, at + 1 + length).toString('ascii'));
    at += 1 + length;
  }
  return labels.join('.');
}

/** The question with its answer (RFC 1035, section 4.1); only type A has one. */
function writeAnswer(query: Buffer, addresses: readonly string[]): Buffer {
  const typeAt = query.indexOf(0, HEADER_BYTES) + 1;
  const question = query.subarray(HEADER_BYTES, typeAt + 4);
  const records = query.readUInt16BE(typeAt) === A ? addresses.map(writeRecord) : [];
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(addresses.length === 0 ? ANSWER_FLAGS | NAME_ERROR : ANSWER_FLAGS, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  return Buffer.concat([header, question, ...records]);
}

/** An address of the name in the question, for a minute. */
function writeRecord(address: string): Buffer {
  return Buffer.from([0xc0, HEADER_BYTES, 0, A, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]);
}
