import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { measureLoad } from './measure-load.ts';
import { report } from './report.ts';
import type { RunningShop } from './start-shop.ts';

/** The home page from the cache against node:http sending the same precompressed bytes. */
export async function benchCachedPages(shop: RunningShop): Promise<void> {
  const headers = { 'accept-encoding': 'br' };
  await fetch(`${shop.origin}/`, { headers });
  const body = await readCompressed(`${shop.origin}/`);
  const raw = spawn(process.execPath, [join(import.meta.dirname, 'raw-server.ts'), body.toString('base64')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [port] = (await once(raw.stdout, 'data')) as [Buffer];
    const rawOrigin = `http://127.0.0.1:${port.toString().trim()}`;
    const ratios: number[] = [];
    for (let round = 0; round < 3; round++) {
      const ours = await measureLoad({ origin: shop.origin, paths: ['/'], headers, seconds: 4 });
      const theirs = await measureLoad({ origin: rawOrigin, paths: ['/'], headers, seconds: 4 });
      ratios.push(ours.requestsPerSecond / theirs.requestsPerSecond);
      if (ours.failures > 0) throw new Error(`${ours.failures} cached answers failed`);
    }
    ratios.sort((a, b) => a - b);
    report('cached-page', { bytes: body.length, ratioToRawHttp: Number(ratios[1]?.toFixed(2)), bar: 0.6 });
  } finally {
    raw.kill();
  }
}

/** The body as it goes over the wire: `fetch` would decompress it. */
async function readCompressed(url: string): Promise<Buffer> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    });
    sent.on('error', reject);
    sent.end();
  });
}
