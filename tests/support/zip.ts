import { crc32, deflateRawSync } from 'node:zlib';

interface ZipFile {
  name: string;
  bytes: Buffer;
  /** What the archive says of its size, where that is a lie. */
  says?: number;
}

/** An archive as PKWARE's APPNOTE has it: files one after another, then the directory. */
export function writeZip(files: readonly ZipFile[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, says = bytes.length } of files) {
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(says, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const at = Buffer.alloc(14);
    at.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('504b01021400', 'hex'), common, at, Buffer.from(name));
    const body = Buffer.concat([Buffer.from('504b0304', 'hex'), common, Buffer.from(name), packed]);
    bodies.push(body);
    offset += body.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, listed, end]);
}
