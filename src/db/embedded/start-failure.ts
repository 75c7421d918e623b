import { dirname } from 'node:path';

/** What PostgreSQL says when its files cannot be what it wrote. */
const damage =
  /incorrect checksum|database files are incompatible|is not a valid data directory|could not find the database system|could not locate a valid checkpoint|could not locate required checkpoint|invalid (?:primary |secondary )?checkpoint|invalid magic number|could not open (?:file|directory) "(?:global|base|pg_|PG_)[^"]*": No such file|could not read file "(?:global|pg_)|calculated CRC|control file|invalid page in block/;
const diskFull = /No space left on device|Disk quota exceeded/;
/** Its advice would make an empty database in place of a damaged one, or hide what is missing. */
const badAdvice = /initdb|pg_resetwal|^\s*(?:\S+ \S+ \S+ \[\d+\] )?HINT:/;

/** The server ended instead of starting. The message says what to do, in our words where we know the reason. */
export class PostgresStartError extends Error {
  override name = 'PostgresStartError';
  readonly kind: 'damaged' | 'disk-full' | 'other';

  constructor(folder: string, end: string, lastLines: readonly string[]) {
    const kind = lastLines.some((line) => diskFull.test(line))
      ? 'disk-full'
      : lastLines.some((line) => damage.test(line))
        ? 'damaged'
        : 'other';
    super(describe(kind, folder, end, lastLines.filter((line) => !badAdvice.test(line)).join('\n')));
    this.kind = kind;
  }
}

function describe(kind: PostgresStartError['kind'], folder: string, end: string, said: string): string {
  const log = `PostgreSQL said (${end}):\n${said}`;
  if (kind === 'disk-full') {
    return `The disk that holds ${folder} is full. Nothing is lost: make space on it, then start again. ${log}`;
  }
  if (kind === 'damaged') {
    const dataDir = dirname(dirname(folder));
    return (
      `The database in ${folder} is damaged, and nothing was changed. Copy ${dataDir} to a safe place before you ` +
      `try anything, then restore your last backup into an empty DATA_DIR (npm run restore). ${log}`
    );
  }
  return `PostgreSQL did not start (${end}): ${said}`;
}
