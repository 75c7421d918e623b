import { readFileSync } from 'node:fs';

/**
 * `SEEN_STATUSES=FILE npx vitest run --project db`, then `npm run unseen-failures -- FILE`: the failures that contracts
 * of calls name and no test of that run has met. Exits with 2 where the file has no such run.
 */
const [file] = process.argv.slice(2);
const lines = file === undefined ? [] : readFileSync(file, 'utf8').split('\n');
const take = (mark: string) =>
  new Set(lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length)));
const named = take('named ');
const seen = take('seen ');
const unseen = [...named].filter((line) => !seen.has(line));

if (named.size === 0) {
  process.stderr.write('No run was noted: SEEN_STATUSES=FILE npx vitest run --project db\n');
  process.exitCode = 2;
} else {
  process.stdout.write(
    `${unseen.length} of ${named.size} failures that contracts name were met by no test:\n`,
  );
  for (const line of unseen.toSorted()) process.stdout.write(`${line}\n`);
}
