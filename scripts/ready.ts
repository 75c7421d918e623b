import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

/**
 * `node scripts/ready.ts [--wait SECONDS]` ends with 0 when the shop on PORT of this machine may get visitors, else
 * with 1; with `--wait` it asks again until then. For health checks of containers and for services that start one
 * after another.
 */
const { values } = parseArgs({ options: { wait: { type: 'string', default: '0' } } });
const address = `http://127.0.0.1:${process.env['PORT'] || '3000'}/readiness`;
const deadline = performance.now() + Number(values.wait) * 1000;
let answer = await ask();
while (answer !== 'ready' && performance.now() < deadline) {
  await sleep(200);
  answer = await ask();
}
process.stdout.write(`${answer}\n`);
process.exitCode = answer === 'ready' ? 0 : 1;

async function ask(): Promise<string> {
  try {
    const { ok, status } = await fetch(address, { signal: AbortSignal.timeout(3000) });
    return ok ? 'ready' : `${address} answers ${status}`;
  } catch {
    return `${address} does not answer`;
  }
}
