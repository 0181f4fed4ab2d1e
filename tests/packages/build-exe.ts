export interface ExeOptions {
  readonly machine?: 'x86' | 'x64' | 'arm64';
  /** Size of the only section in bytes; its content is not code. */
  readonly size?: number;
  /** Appends a certificate table of this many bytes. */
  readonly certificateBytes?: number;
  readonly isLibrary?: boolean;
  /** 1 driver, 2 window, 3 console. */
  readonly subsystem?: number;
}

const MACHINES = { x86: 0x014c, x64: 0x8664, arm64: 0xaa64 } as const;
const PE_AT = 0x80;
const HEADER_BYTES = 0x200;
const EXECUTABLE = 0x0002;
const LIBRARY = 0x2000;

/** A Windows program with valid headers that does nothing. */
export function buildExe({
  machine = 'x64',
  size = 512,
  certificateBytes = 0,
  isLibrary = false,
  subsystem = 2,
}: ExeOptions = {}): Buffer {
  const isWide = machine !== 'x86';
  const optionalBytes = isWide ? 240 : 224;
  const exe = Buffer.alloc(HEADER_BYTES + size + certificateBytes);
  exe.write('MZ', 0, 'latin1');
  exe.writeUInt32LE(PE_AT, 0x3c);
  exe.write('PE\0\0', PE_AT, 'latin1');
  exe.writeUInt16LE(MACHINES[machine], PE_AT + 4);
  exe.writeUInt16LE(1, PE_AT + 6);
  exe.writeUInt16LE(optionalBytes, PE_AT + 20);
  exe.writeUInt16LE(EXECUTABLE | (isLibrary ? LIBRARY : 0), PE_AT + 22);
  const optionalAt = PE_AT + 24;
  exe.writeUInt16LE(isWide ? 0x020b : 0x010b, optionalAt);
  exe.writeUInt16LE(subsystem, optionalAt + 68);
  const directoriesAt = optionalAt + (isWide ? 112 : 96);
  exe.writeUInt32LE(16, directoriesAt - 4);
  if (certificateBytes > 0) {
    exe.writeUInt32LE(HEADER_BYTES + size, directoriesAt + 32);
    exe.writeUInt32LE(certificateBytes, directoriesAt + 36);
  }
  const sectionAt = optionalAt + optionalBytes;
  exe.write('.text', sectionAt, 'latin1');
  exe.writeUInt32LE(size, sectionAt + 16);
  exe.writeUInt32LE(HEADER_BYTES, sectionAt + 20);
  return exe;
}
