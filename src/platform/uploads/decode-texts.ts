import { AppError } from '#domain/errors.ts';

import { refuseUpload as refuse } from './refuse-upload.ts';

export type FileEncoding = 'utf-8' | 'utf-16le' | 'windows-1251';

interface DecodeOptions {
  mostBytes: number;
  onEncoding?(encoding: FileEncoding): void;
}

async function* limit(file: AsyncIterable<Uint8Array>, mostBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of file) {
    bytes += piece.byteLength;
    if (bytes > mostBytes) throw new AppError('payload_too_large', 'imports.errors.size');
    yield piece;
  }
}

/**
 * Text of bytes. Without a mark at its start a file is taken for UTF-8 until a byte says otherwise; as long as
 * there were only Latin letters before, it then is one of Excel's in the old Russian encoding. Throws 413 and 422.
 */
export async function* decodeTexts(
  file: AsyncIterable<Uint8Array>,
  { mostBytes, onEncoding = () => {} }: DecodeOptions,
): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let isPlain = true;
  /** Bytes at the end of what was read that may be the beginning of a letter. */
  let pending: Uint8Array = new Uint8Array();
  for await (const piece of limit(file, mostBytes)) {
    if (!decoder) {
      const encoding = encodingOf(piece);
      decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
      onEncoding(encoding);
    }
    try {
      const text: string = decoder.decode(piece, { stream: true });
      isPlain &&= !/[^\0-\x7f]/.test(text);
      pending = endOf(pending, piece);
      yield text;
    } catch {
      if (!isPlain) throw refuse('imports.errors.encoding');
      decoder = new TextDecoder('windows-1251');
      onEncoding('windows-1251');
      yield decoder.decode(Buffer.concat([pending, piece]), { stream: true });
    }
  }
  try {
    yield decoder?.decode() ?? '';
  } catch {
    throw refuse('imports.errors.encoding');
  }
}

/** By the mark at the beginning, else as an XML file says. */
function encodingOf(beginning: Uint8Array): FileEncoding {
  if (beginning[0] === 0xff && beginning[1] === 0xfe) return 'utf-16le';
  const declared = /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(
    Buffer.from(beginning).toString('latin1', 0, 200),
  );
  return /^(?:windows-1251|cp1251)$/i.test(declared?.[1] ?? '') ? 'windows-1251' : 'utf-8';
}

/** Up to three bytes of one letter that is not whole yet; only as long as there were Latin letters alone. */
function endOf(before: Uint8Array, piece: Uint8Array): Uint8Array {
  const bytes = Buffer.concat([before, piece.subarray(-3)]);
  let start = bytes.length;
  while (start > 0 && bytes.length - start < 3 && (bytes[start - 1] ?? 0) >= 0x80) start--;
  return bytes.subarray(start);
}
