import type { Client } from 'pg';

/** The server's log is written in files of 16 MB, as `initdb` makes it without a wish of its own. */
export const segmentBytes = 16 * 1024 * 1024;
const segmentsPerFile = 2 ** 32 / segmentBytes;

const namePattern = /^[0-9A-F]{24}$/;
export const isSegmentName = (name: string) => namePattern.test(name);

/** The name of the segment that holds a position such as `0/3000028`. */
export function segmentAt(lsn: string, timeline: number): string {
  const [high = '0', low = '0'] = lsn.split('/');
  return [timeline, Number.parseInt(high, 16), Math.floor(Number.parseInt(low, 16) / segmentBytes)]
    .map(asHex)
    .join('');
}

/** The one that follows on the same timeline. */
export function segmentAfter(name: string): string {
  const [timeline = 0, file = 0, part = 0] = [0, 8, 16].map((at) =>
    Number.parseInt(name.slice(at, at + 8), 16),
  );
  const isLast = part + 1 === segmentsPerFile;
  return [timeline, isLast ? file + 1 : file, isLast ? 0 : part + 1].map(asHex).join('');
}

/** The first segment that is missing between `first` and the newest of the names; null where they are a chain. */
export function findGap(names: readonly string[], first: string): string | null {
  let due = first;
  for (const name of names.filter((one) => one >= first).toSorted()) {
    if (name !== due) return due;
    due = segmentAfter(due);
  }
  return null;
}

/** Those from the one that holds `from` to the one that holds the byte before `to`, on the server's timeline. */
export async function listSegments(client: Client, from: string, to: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select pg_walfile_name('0/0'::pg_lsn + (n * ${segmentBytes}::numeric + 1)) as name
    from generate_series(floor(($1::pg_lsn - '0/0') / ${segmentBytes}),
      floor(($2::pg_lsn - '0/0' - 1) / ${segmentBytes})) n order by n`,
    [from, to],
  );
  return rows.map(({ name }) => name);
}

function asHex(value: number): string {
  return value.toString(16).toUpperCase().padStart(8, '0');
}
