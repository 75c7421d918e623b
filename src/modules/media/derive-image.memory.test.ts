import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { expect, it } from 'vitest';

const run = promisify(execFile);

/**
 * In a process of its own: memory that earlier tests have freed would hide what these pictures take. The
 * server has to be started with MALLOC_ARENA_MAX=2 too: glibc keeps an arena a thread, and AVIF decoding
 * then held 416 MB instead of 256.
 */
const program = `
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { createImageService } from '#modules/media/derive-image.ts';
import { createImageQueue } from '#modules/media/image-queue.ts';

const [width, kind] = [Number(process.env.SIDE), process.env.KIND];
const drawing = process.env.FILE && readFileSync(process.env.FILE);
const rss = () => Number(/VmRSS:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1024;
const row = (id) => ({ hash: String(id).repeat(16), ext: kind, mime: 'x', width, height: width });
const images = createImageService({
  storage: {
    readOriginal: async () => drawing,
    readDerived: async () => null,
    writeDerived: async () => {},
    publicAddress: () => undefined,
  },
  queue: createImageQueue(),
  findImage: async (id) => row(id),
  log: { warn: (details) => console.error(details) },
});
const before = rss();
let peak = before;
setInterval(() => (peak = Math.max(peak, rss())), 5).unref();
const request = { mode: 'inset', width: 640, height: 0, format: 'avif' };
const made = await Promise.all(
  Array.from({ length: 8 }, (_, index) => images.derive({ id: 20 + index, ...row(20 + index) }, request)),
);
console.log(JSON.stringify({ made: made.filter(Boolean).length, megabytes: peak - before }));
`;

/** The worst of each kind that an upload lets in (inspect-image.ts). */
const worstCases = [
  { kind: 'png', side: 7000, options: 'png({compressionLevel:1})' },
  { kind: 'png', side: 6000, options: 'png({progressive:true,compressionLevel:1})' },
  { kind: 'jpg', side: 7000, options: 'jpeg({progressive:true})' },
  { kind: 'avif', side: 2640, options: 'avif({effort:0})' },
];

it.skipIf(process.platform !== 'linux').each(worstCases)(
  'holds memory within 300 MB while 8 large pictures are wanted at once: $side px $options',
  async ({ kind, side, options }) => {
    const file = `/tmp/vitrina-worst-${process.pid}-${side}.${kind}`;
    const draw = `import sharp from 'sharp'; await sharp({create:{width:${side},height:${side},channels:4,background:'#3a7'}}).${options}.toFile('${file}')`;
    const node = (code: string, env: Record<string, string> = {}) =>
      run(process.execPath, ['--input-type=module-typescript', '-e', code], {
        env: { ...process.env, MALLOC_ARENA_MAX: '2', ...env },
      });
    await node(draw);
    const { stdout } = await node(program, { SIDE: String(side), KIND: kind, FILE: file });
    await run('rm', ['-f', file]);
    const { made, megabytes } = JSON.parse(stdout) as { made: number; megabytes: number };
    expect(made).toBe(8);
    expect(megabytes).toBeLessThan(300);
  },
  60_000,
);
