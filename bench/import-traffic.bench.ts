import { offer } from '../tests/prove/overload/measure-phase.ts';
import type { Outcome } from '../tests/prove/overload/open-load.ts';
import { quantile } from '../tests/prove/series.ts';
import { rankPages, warmUp, writeRequest, type Popular } from './mixed-requests.ts';
import { beginImport, finishImport, readImport, runImport, writeProducts } from './product-imports.ts';
import { report } from './report.ts';
import { signIn } from './sign-in.ts';
import { startShop } from './start-shop.ts';

const pagesPerSecond = 30;
const turnSeconds = 20;
const turns = 2;
const warmPages = 2000;
/** More of them than are written in a turn. */
const imported = 10_000;

/**
 * Pages asked for by how popular they are, at an even rate, by turns without and with an import that gives a third of the
 * products another price: what it costs readers.
 */
export async function benchImportTraffic(dataDir: string, products: number): Promise<void> {
  const shop = await startShop(dataDir, { TRUST_PROXY: '1' });
  try {
    const { origin } = shop;
    const headers = await signIn(origin);
    await finishImport(origin, await beginImport(origin, headers, writeProducts(0, imported)), headers);
    const popular = await rankPages(origin);
    await warmUp(origin, popular.pages.slice(0, warmPages).toReversed());
    const alone: Outcome[] = [];
    const amid: Outcome[] = [];
    const written: number[] = [];
    for (let turn = 1; turn <= turns; turn++) {
      alone.push(...(await readPages(origin, popular)));
      const begun = await beginImport(origin, headers, writeProducts(0, imported, turn));
      await runImport(origin, begun, headers);
      amid.push(...(await readPages(origin, popular)));
      const running = await readImport(origin, begun.id, headers);
      const done = await finishImport(origin, running, headers);
      written.push(done.updatedCount);
    }
    const [p99, p99Amid] = [alone, amid].map((outcomes) => quantileOf(outcomes, 0.99));
    report('import-traffic', {
      products: products + imported,
      written: written.join(),
      pages: amid.length,
      p50: quantileOf(alone, 0.5),
      p50AmidImport: quantileOf(amid, 0.5),
      p95: quantileOf(alone, 0.95),
      p95AmidImport: quantileOf(amid, 0.95),
      p99,
      p99AmidImport: p99Amid,
      p99Ratio: Math.round((100 * (p99Amid ?? 0)) / (p99 || 1)) / 100,
      failures: [...alone, ...amid].filter(([, , status]) => status === null || status >= 400).length,
      bar: { ratio: 1.5 },
    });
  } finally {
    await shop.stop();
  }
}

async function readPages(origin: string, { drawPage }: Popular): Promise<Outcome[]> {
  const page = Array.from({ length: pagesPerSecond * turnSeconds }, () =>
    writeRequest('GET', drawPage(), { 'accept-encoding': 'br' }),
  );
  return offer({
    origin,
    perSecond: pagesPerSecond,
    seconds: turnSeconds,
    mix: { page: 1 },
    requests: { page },
  });
}

/** Milliseconds. */
function quantileOf(outcomes: readonly Outcome[], share: number): number {
  return quantile(
    outcomes.map(([, , , ms]) => ms),
    share,
  );
}
