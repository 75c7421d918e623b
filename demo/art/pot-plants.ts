import { createRandom } from './random.ts';
import { plain } from './studio/materials.ts';
import { type Part, placeParts, type Vector } from './studio/mesh.ts';
import { lathe, leaf, tube } from './studio/solids.ts';

/** Bare branches with small buds or leaves, standing in a neck of the given height. */
export function growBranches(
  seed: number,
  from: number,
  reach: number,
  color: string,
  count: number,
): Part[] {
  const random = createRandom(seed);
  const bark = plain('#6b4f38', { grain: 20 });
  const leafy = plain(color, { gloss: 0.25, mottle: 0.2, grain: 4 });
  return Array.from({ length: count }, (_, index) => {
    const lean = (index - (count - 1) / 2) * 0.34 + random.range(-0.1, 0.1);
    const depth = random.range(-0.25, 0.25);
    const tall = from + reach * random.range(0.72, 1.06);
    const curve: Vector[] = [
      [0, 0.2, 0],
      [lean * 0.15, from, depth * 0.1],
      [lean * 0.7, (from + tall) / 2, depth * 0.7],
      [lean * 1.9, tall, depth],
    ];
    const stems = [tube(curve, (t) => 0.024 * (1.2 - t * 0.9), bark, { rows: 24, columns: 8 })];
    const leaves = Array.from({ length: 12 }, (_unused, step) => {
      const t = 0.42 + (step / 12) * 0.58;
      const place = (axis: 0 | 1 | 2): number => {
        const scaled = t * 3;
        const at = Math.min(2, Math.floor(scaled));
        const a = curve[at]?.[axis] ?? 0;
        return a + ((curve[at + 1]?.[axis] ?? a) - a) * (scaled - at);
      };
      const base: Vector = [place(0), place(1), place(2)];
      const side = step % 2 === 0 ? 1 : -1;
      const long = random.range(0.24, 0.36) * (1.25 - t * 0.5);
      const angle = random.range(0.35, 0.95);
      const tip: Vector = [
        base[0] + side * long * Math.sin(angle) + lean * 0.15,
        base[1] + long * Math.cos(angle),
        base[2] + random.range(-0.18, 0.22),
      ];
      return leaf(base, tip, long * 0.24, 0.03, leafy);
    });
    return [...stems, ...leaves];
  }).flat();
}

/** Upright strap leaves (sansevieria) or a rosette. */
export function growPlant(seed: number, from: number, kind: 'straps' | 'rosette', radius: number): Part[] {
  const random = createRandom(seed);
  const soil = lathe(
    [
      [radius, 0],
      [radius, 0.02],
    ],
    { material: plain('#3b2c22', { mottle: 0.7, grain: 22, gloss: 0 }), wall: 0 },
  );
  const tones = kind === 'straps' ? ['#4f6b46', '#6b8254', '#3f5a3f'] : ['#7d9372', '#92a584', '#6c8566'];
  const leaves = Array.from({ length: kind === 'straps' ? 13 : 26 }, (_, index) => {
    const angle = index * 2.4;
    const ring = Math.sqrt((index + 0.5) / (kind === 'straps' ? 13 : 26));
    const base: Vector = [Math.sin(angle) * radius * 0.5 * ring, from, Math.cos(angle) * radius * 0.5 * ring];
    const tall =
      kind === 'straps' ? random.range(0.9, 1.75) * (1.15 - ring * 0.4) : 0.75 * (1.1 - ring * 0.55);
    const out = kind === 'straps' ? 0.3 * ring : 0.95 * ring;
    const tip: Vector = [base[0] + Math.sin(angle) * out, from + tall, base[2] + Math.cos(angle) * out];
    return leaf(
      base,
      tip,
      kind === 'straps' ? 0.085 : 0.15,
      kind === 'straps' ? 0.04 : 0.1,
      plain(random.pick(tones), { gloss: 0.4, sharpness: 0.3, mottle: 0.5, grain: 4 }),
    );
  });
  return [...placeParts([soil], [0, from - 0.04, 0]), ...leaves];
}
