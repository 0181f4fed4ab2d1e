import { finding, type KnownFinding } from '#domain/inspection/findings.ts';
import { type RandomFile, readRange } from '../read-range.ts';

/** Facts in the headers of a Windows program. */
export interface ExeFacts {
  readonly machine: string;
  /** Whether it has a signature (Authenticode) within the file. */
  readonly isSigned: boolean;
}

export interface ExeReport {
  readonly facts: ExeFacts | null;
  readonly findings: readonly KnownFinding[];
  /** Findings about the signature, a separate stage. */
  readonly signatureFindings: readonly KnownFinding[];
}

const MACHINES: ReadonlyMap<number, string> = new Map([
  [0x014c, 'x86'],
  [0x8664, 'x64'],
  [0xaa64, 'arm64'],
]);
const EXECUTABLE_FLAG = 0x0002;
const LIBRARY_FLAG = 0x2000;
const NATIVE_SUBSYSTEM = 1;
const DOS_BYTES = 64;
const FILE_HEADER_BYTES = 24;
const SECTION_BYTES = 40;
/** Windows' maximum. */
const SECTIONS_MAX = 96;
const CERTIFICATE_ENTRY = 4;

/** By the optional header's magic: offset of the number of directories, which they follow. */
const OPTIONAL_HEADERS: ReadonlyMap<number, { readonly countAt: number }> = new Map([
  [0x010b, { countAt: 92 }],
  [0x020b, { countAt: 108 }],
]);
const SUBSYSTEM_AT = 68;

/** Reads the headers of an EXE; all offsets must be inside the file. The rest is not read. */
export async function readExe(file: RandomFile): Promise<ExeReport> {
  const refuse = (...findings: KnownFinding[]): ExeReport => ({ facts: null, findings, signatureFindings: [] });
  const dos = await readRange(file, 0, DOS_BYTES);
  if (dos?.toString('latin1', 0, 2) !== 'MZ') return refuse(finding('format.not_exe'));
  const peAt = dos.readUInt32LE(0x3c);
  const header = await readRange(file, peAt, FILE_HEADER_BYTES);
  if (header?.toString('latin1', 0, 4) !== 'PE\0\0') return refuse(finding('format.not_exe'));
  const optionalAt = peAt + FILE_HEADER_BYTES;
  const optional = await readRange(file, optionalAt, header.readUInt16LE(20));
  const place =
    optional !== undefined && optional.length > 2 ? OPTIONAL_HEADERS.get(optional.readUInt16LE(0)) : undefined;
  if (optional === undefined || place === undefined || optional.length < place.countAt + 4) {
    return refuse(finding('exe.header'));
  }
  const sectionsAt = optionalAt + optional.length;
  if (!(await hasSoundSections(file, sectionsAt, header.readUInt16LE(6)))) return refuse(finding('exe.header'));
  const machine = MACHINES.get(header.readUInt16LE(4));
  const findings = checkKind({ flags: header.readUInt16LE(22), subsystem: optional.readUInt16LE(SUBSYSTEM_AT) });
  if (machine === undefined) {
    const found = `0x${header.readUInt16LE(4).toString(16).padStart(4, '0')}`;
    return refuse(finding('exe.machine', { machine: found }), ...findings);
  }
  const certificates = checkCertificates(optional, place.countAt, file.size);
  return { facts: { machine, isSigned: certificates.isSigned }, findings, signatureFindings: certificates.findings };
}

function checkKind({ flags, subsystem }: { readonly flags: number; readonly subsystem: number }): KnownFinding[] {
  if ((flags & LIBRARY_FLAG) !== 0) return [finding('exe.library')];
  if (subsystem === NATIVE_SUBSYSTEM) return [finding('exe.driver')];
  return (flags & EXECUTABLE_FLAG) === 0 ? [finding('exe.header')] : [];
}

/** Whether the section table and all sections are inside the file. */
async function hasSoundSections(file: RandomFile, at: number, count: number): Promise<boolean> {
  if (count === 0 || count > SECTIONS_MAX) return false;
  const table = await readRange(file, at, count * SECTION_BYTES);
  if (table === undefined) return false;
  return Array.from({ length: count }, (_, index) => index * SECTION_BYTES).every((row) => {
    const size = table.readUInt32LE(row + 16);
    return size === 0 || table.readUInt32LE(row + 20) + size <= file.size;
  });
}

/** Unlike other directories, the certificate table is addressed by file offset. */
function checkCertificates(optional: Buffer, countAt: number, fileSize: number) {
  const entryAt = countAt + 4 + CERTIFICATE_ENTRY * 8;
  const hasEntry = optional.readUInt32LE(countAt) > CERTIFICATE_ENTRY && optional.length >= entryAt + 8;
  const at = hasEntry ? optional.readUInt32LE(entryAt) : 0;
  const size = hasEntry ? optional.readUInt32LE(entryAt + 4) : 0;
  if (at === 0 && size === 0) return { isSigned: false, findings: [finding('signature.exe_none')] };
  if (at === 0 || size < 8 || at + size > fileSize)
    return { isSigned: false, findings: [finding('signature.exe_bounds')] };
  return { isSigned: true, findings: [finding('signature.exe_unchecked')] };
}
