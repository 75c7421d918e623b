import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

import { ensureBuilt } from '../../scripts/ensure-built.ts';
import type { Series } from './series.ts';

/**
 * `npm run prove -- NAME [--count N]` runs the series `tests/prove/NAME.series.ts` and prints its figures as JSON
 * lines; without a name it lists them. Ends with 1, and leaves the folder, when a promise is broken.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { count: { type: 'string' } } });
const [name] = positionals;
const names = globSync('*.series.ts', { cwd: import.meta.dirname }).map((file) =>
  basename(file, '.series.ts'),
);

if (name === undefined || !names.includes(name)) await listSeries();
else await runSeries(name, await loadSeries(name));

async function loadSeries(from: string): Promise<Series> {
  const module: { series: Series } = await import(`./${from}.series.ts`);
  return module.series;
}

async function listSeries(): Promise<void> {
  const lines = await Promise.all(
    names.toSorted().map(async (each) => {
      const { about, count } = await loadSeries(each);
      return `  ${each} (${count} rounds): ${about}\n`;
    }),
  );
  process.stderr.write(`npm run prove -- NAME [--count N]\n${lines.join('')}`);
  process.exitCode = 2;
}

async function runSeries(which: string, series: Series): Promise<void> {
  const count = Number(values.count ?? series.count);
  if (!Number.isInteger(count) || count < 1) throw new Error('--count wants a whole number from 1');
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), `vitrina-${which}-`));
  // The database runs as another user where this one is root.
  chmodSync(folder, 0o755);
  const started = performance.now();
  const say = (figures: Record<string, number>, done = false) => {
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stdout.write(
      `${JSON.stringify({ [done ? 'proved' : 'proving']: which, ...figures, seconds })}\n`,
    );
  };
  try {
    say(await series.run({ count, folder, say }), true);
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    process.stderr.write(
      `${error instanceof Error ? error.message : String(error)}\nWhat is left of it: ${folder}\n`,
    );
    process.exit(1);
  }
}
