import { writeFile } from 'node:fs/promises';

/** Machine code of the demo program: `xor eax, eax; ret`, which exits with code 0. */
const CODE = Buffer.from([0x31, 0xc0, 0xc3]);
const ALIGNMENT = 0x200;
const PE_OFFSET = 0x80;

/** The smallest valid Windows program: a 64-bit PE file with one section. */
function demoProgram(): Buffer {
  const file = Buffer.alloc(ALIGNMENT * 2);
  file.write('MZ', 0, 'latin1');
  file.writeUInt32LE(PE_OFFSET, 0x3c);
  file.write('PE\0\0', PE_OFFSET, 'latin1');
  const coff = PE_OFFSET + 4;
  file.writeUInt16LE(0x8664, coff);
  file.writeUInt16LE(1, coff + 2);
  file.writeUInt16LE(240, coff + 16);
  file.writeUInt16LE(0x22, coff + 18);
  const optional = coff + 20;
  file.writeUInt16LE(0x20b, optional);
  file.writeUInt32LE(ALIGNMENT, optional + 4);
  file.writeUInt32LE(0x1000, optional + 16);
  file.writeUInt32LE(0x1000, optional + 20);
  file.writeBigUInt64LE(0x140000000n, optional + 24);
  file.writeUInt32LE(0x1000, optional + 32);
  file.writeUInt32LE(ALIGNMENT, optional + 36);
  file.writeUInt16LE(6, optional + 40);
  file.writeUInt16LE(6, optional + 48);
  file.writeUInt32LE(0x2000, optional + 56);
  file.writeUInt32LE(ALIGNMENT, optional + 60);
  file.writeUInt16LE(3, optional + 68);
  file.writeBigUInt64LE(0x100000n, optional + 72);
  file.writeBigUInt64LE(0x1000n, optional + 80);
  file.writeBigUInt64LE(0x100000n, optional + 88);
  file.writeBigUInt64LE(0x1000n, optional + 96);
  file.writeUInt32LE(16, optional + 108);
  const section = optional + 240;
  file.write('.text', section, 'latin1');
  file.writeUInt32LE(CODE.length, section + 8);
  file.writeUInt32LE(0x1000, section + 12);
  file.writeUInt32LE(ALIGNMENT, section + 16);
  file.writeUInt32LE(ALIGNMENT, section + 20);
  file.writeUInt32LE(0x60000020, section + 36);
  CODE.copy(file, ALIGNMENT);
  return file;
}

await writeFile(process.argv[2] ?? 'starhall-demo.exe', demoProgram());
