import { decodeTexts, type FileEncoding } from './decode-texts.ts';
import { refuseUpload } from './refuse-upload.ts';

/** The largest file that is taken, unpacked as it comes. */
export const maxUploadBytes = 200 * 1024 * 1024;

/** A file of text that has begun to come. */
export interface OpenUpload {
  /** As far as it is known. */
  readonly encoding: FileEncoding;
  /** Its beginning: enough to see the whole header line. */
  begun: string;
  /** All of it, the beginning too. */
  texts: AsyncGenerator<string>;
}

/** Reads the beginning of a file; throws 413 and 422 for one that is empty or no text, now or while `texts` are read. */
export async function openUpload(
  file: AsyncIterable<Uint8Array>,
  mostBytes = maxUploadBytes,
): Promise<OpenUpload> {
  let encoding: FileEncoding = 'utf-8';
  const rest = decodeTexts(file, { mostBytes, onEncoding: (found) => (encoding = found) });
  const beginning: string[] = [];
  let begun = '';
  // Leaving a `for await` would end the file with it.
  while (begun.length < 65_536) {
    const { value, done } = await rest.next();
    if (done) break;
    beginning.push(value);
    begun += value;
  }
  if (begun.trim() === '') throw refuseUpload('imports.errors.empty');
  const texts = (async function* () {
    yield* beginning;
    yield* rest;
  })();
  return {
    get encoding() {
      return encoding;
    },
    begun,
    texts,
  };
}
