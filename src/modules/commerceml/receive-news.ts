import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { selectConnection } from './connection.queries.ts';
import { encodeXml } from './encode-xml.ts';
import { partWaits, type Exchange } from './exchange.ts';
import { updateWantsImport } from './exchanges.queries.ts';
import { kindOf, readFileName } from './file-names.ts';
import { selectFileState, selectSaleState, updateWanted } from './files.queries.ts';

interface NewsDeps {
  db: Kysely<Database>;
  exchange: Pick<Exchange, 'takePart'>;
  /** There is work for the jobs. */
  wake(): void;
  /** Default 15 s. */
  waitMs?: number;
}

/** Takes what 1C says of orders. */
export interface NewsReceiver {
  /**
   * `mode=file`: a file, or the next part of it. 1C's older versions ask for no import: with its last part a file is read,
   * and the answer waits for what becomes of it. A reference to a text where it failed, null where it is taken, will be
   * soon, or is left as the owner has it. Throws as `takePart` does.
   */
  take(exchangeId: number, part: { name: string; bytes: Buffer }): Promise<string | null>;
  /** Whether the owner has it so that it is taken. */
  isTaken(): Promise<boolean>;
}

const rootEnds = (['utf-8', 'windows-1251'] as const).map((encoding) =>
  encodeXml('</КоммерческаяИнформация>', encoding),
);
const archiveEnd = Buffer.from('504b0506', 'hex');
/** Of an archive without a comment. */
const archiveEndBytes = 22;

export function createNewsReceiver({
  db,
  exchange,
  wake,
  waitMs = partWaits.longestMs,
}: NewsDeps): NewsReceiver {
  /** The file that was asked for, if there is anything to read. */
  async function ask(exchangeId: number, name: string): Promise<{ id: number; exchangeId: number } | null> {
    const file = await selectFileState(db, exchangeId, name);
    if (!file) return null;
    if (kindOf(name) === 'zip') await updateWantsImport(db, exchangeId);
    else await updateWanted(db, file.id);
    return { id: file.id, exchangeId };
  }

  const isTaken = async () => (await selectConnection(db)).takesStates;
  return {
    isTaken,
    async take(exchangeId, { name: text, bytes }) {
      if (!(await isTaken())) return null;
      await exchange.takePart(exchangeId, { name: text, type: 'sale', bytes });
      const name = readFileName(text);
      if (name === null || !isLastPart(bytes)) return null;
      const file = await ask(exchangeId, name);
      if (!file) return null;
      const until = performance.now() + waitMs;
      for (;;) {
        const { isBusy, failure } = await selectSaleState(db, file);
        if (failure !== null) return failure;
        if (!isBusy || performance.now() >= until) return null;
        wake();
        await sleep(partWaits.lookEveryMs);
      }
    },
  };
}

/** Whether a file ends here: with its root element, or the end of an archive's directory. */
function isLastPart(bytes: Buffer): boolean {
  const at = bytes.length - archiveEndBytes;
  if (at >= 0 && bytes.subarray(at).indexOf(archiveEnd) === 0) return true;
  const text = bytes.subarray(0, bytes.findLastIndex((byte) => byte > 0x20) + 1);
  return rootEnds.some((end) => text.subarray(-end.length).equals(end));
}
