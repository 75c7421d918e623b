import { outlines } from './ceramic-outlines.ts';
import { growBranches, growPlant } from './pot-plants.ts';
import { type Glaze, glazes } from './studio/glazes.ts';
import { glazed, plain } from './studio/materials.ts';
import { type Part, placeParts, type Vector } from './studio/mesh.ts';
import { lathe, type LatheOptions, type ProfilePoint, roundedBox, torus, tube } from './studio/solids.ts';

/** Builds a pot standing on the floor at the origin; about one unit is ten centimetres. */
type ShapeBuilder = (glaze: Glaze, seed: number) => Part[];

const turned = (
  outline: readonly ProfilePoint[],
  options: Omit<LatheOptions, 'material'> & { bare?: number } = {},
): ShapeBuilder => {
  const height = outline.at(-1)?.[1] ?? 1;
  const { bare, ...rest } = options;
  return (glaze, seed) => [
    lathe(outline, {
      ...rest,
      material: glazed(glaze, { height, seed, ...(bare === undefined ? {} : { bare }) }),
    }),
  ];
};

const ear = (glaze: Glaze, seed: number, curve: readonly Vector[], thickness: number, height: number): Part =>
  tube(
    curve,
    (t) => thickness * (1 + 0.25 * Math.cos(t * 2 * Math.PI)),
    glazed({ ...glaze, bare: -1, veil: 0, pooling: 0 }, { height, seed }),
    { flatten: 1.35 },
  );

const candle = (y: number, tall: number, radius = 0.11): Part[] =>
  [
    lathe(
      [
        [radius, 0],
        [radius, 0.02],
        [radius * 0.98, tall * 0.5],
        [radius * 0.96, tall],
        [radius * 0.7, tall + 0.02],
      ],
      { material: plain('#efe3cd', { gloss: 0.3, sharpness: 0.3, mottle: 0.03 }), wall: 0 },
    ),
    tube(
      [
        [0, tall, 0],
        [0.01, tall + 0.05, 0],
        [0.03, tall + 0.1, 0],
      ],
      () => 0.012,
      plain('#2a211c'),
      { rows: 6, columns: 6 },
    ),
  ].flatMap((part) => placeParts([part], [0, y, 0]));

const ceramicShapes = {
  bottle: turned(outlines.bottle),
  moonJar: turned(outlines.moonJar),
  teardrop: turned(outlines.teardrop),
  gourd: turned(outlines.gourd),
  flutedCylinder: turned(outlines.cylinder, { wall: 0.09, flutes: { count: 26, depth: 0.05 } }),
  ribbedShoulder: turned(outlines.shoulder, { wall: 0.07, ribs: { count: 15, depth: 0.035 } }),
  flutedMoon: turned(outlines.moonJar, { wall: 0.09, flutes: { count: 30, depth: 0.05 } }),
  bud: turned(outlines.bud),
  amphora: (glaze, seed) => [
    ...turned(outlines.amphora)(glaze, seed),
    ...[1, -1].map((side) =>
      ear(
        glaze,
        seed,
        [
          [side * 0.3, 2.12, 0],
          [side * 0.56, 2.16, 0],
          [side * 0.72, 1.9, 0],
          [side * 0.62, 1.5, 0],
        ],
        0.052,
        2.3,
      ),
    ),
  ],
  donut: (glaze, seed) => {
    const material = glazed(glaze, { height: 2.1, seed });
    const neck: ProfilePoint[] = [
      [0.2, 0],
      [0.19, 0.1],
      [0.18, 0.24],
      [0.22, 0.38],
    ];
    const foot: ProfilePoint[] = [
      [0.34, 0],
      [0.36, 0.04],
      [0.3, 0.14],
      [0.22, 0.2],
    ];
    return [
      lathe(foot, { material, wall: 0 }),
      torus(0.66, 0.3, [0, 1.04, 0], material, 0.9),
      ...placeParts(
        [lathe(neck, { material: glazed({ ...glaze, bare: -1, breaking: 0 }, { height: 1, seed }) })],
        [0, 1.94, 0],
      ),
    ];
  },
  branchVase: (glaze, seed) => [
    ...turned(outlines.shoulder)(glaze, seed),
    ...growBranches(seed + 3, 1.95, 1.75, '#8a9470', 3),
  ],
  driedVase: (glaze, seed) => [
    ...turned(outlines.bottle)(glaze, seed),
    ...growBranches(seed + 5, 2.6, 1.5, '#c49a63', 3),
  ],
  wideBowl: turned(outlines.wideBowl, { wall: 0.04 }),
  deepBowl: turned(outlines.deepBowl, { wall: 0.04 }),
  smallPinch: turned(outlines.smallBowl, { wall: 0.035 }),
  nestedBowls: (glaze, seed) => {
    const bowl = turned(outlines.deepBowl, { wall: 0.04 });
    const little = turned(outlines.smallBowl, { wall: 0.035 });
    return [
      ...bowl(glaze, seed),
      ...placeParts(bowl(glaze, seed + 1), [0, 0.26, 0]),
      ...placeParts(little(glaze, seed + 2), [1.34, 0, 0.62], 0.9),
    ];
  },
  mug: (glaze, seed) => [
    ...turned(outlines.mug)(glaze, seed),
    ear(
      glaze,
      seed,
      [
        [0.48, 0.8, 0],
        [0.72, 0.84, 0],
        [0.86, 0.62, 0],
        [0.76, 0.36, 0],
        [0.48, 0.26, 0],
      ],
      0.05,
      1,
    ),
  ],
  tumblers: (glaze, seed) => [
    ...placeParts(turned(outlines.tumbler)(glaze, seed), [-0.42, 0, -0.2]),
    ...placeParts(turned(outlines.tumbler)(glaze, seed + 4), [0.56, 0, 0.36], 0.97),
  ],
  espresso: (glaze, seed) => [
    ...turned(outlines.saucer, { wall: 0.04 })(glaze, seed),
    ...placeParts(
      [
        ...turned(outlines.espresso)(glaze, seed + 1),
        ear(
          glaze,
          seed,
          [
            [0.36, 0.44, 0],
            [0.52, 0.46, 0],
            [0.56, 0.3, 0],
            [0.36, 0.18, 0],
          ],
          0.035,
          0.6,
        ),
      ],
      [0, 0.07, 0],
      1,
      -0.5,
    ),
  ],
  plate: turned(outlines.plate, { wall: 0.05 }),
  plateStack: (glaze, seed) => [
    ...[0, 1, 2, 3].flatMap((level) =>
      placeParts(turned(outlines.plate, { wall: 0.05 })(glaze, seed + level), [
        level % 2 ? 0.02 : -0.015,
        level * 0.105,
        0,
      ]),
    ),
    ...placeParts(turned(outlines.smallBowl, { wall: 0.035 })(glaze, seed + 9), [0, 0.36, 0], 1.05),
  ],
  teapot: (glaze, seed) => [
    ...turned(outlines.teapot)(glaze, seed),
    ...placeParts(turned(outlines.lid, { wall: 0, bare: -1 })(glaze, seed + 1), [0, 1.06, 0]),
    tube(
      [
        [-0.6, 0.42, 0],
        [-0.98, 0.56, 0],
        [-1.14, 0.82, 0],
        [-1.32, 1.02, 0],
      ],
      (t) => 0.2 - 0.125 * t,
      glazed({ ...glaze, bare: -1, pooling: 0 }, { height: 1, seed }),
    ),
    ear(
      glaze,
      seed,
      [
        [0.56, 0.94, 0],
        [0.98, 1.12, 0],
        [1.26, 0.82, 0],
        [1.12, 0.44, 0],
        [0.76, 0.3, 0],
      ],
      0.062,
      1.1,
    ),
  ],
  pitcher: (glaze, seed) => {
    const body = turned(outlines.pitcher)(glaze, seed).map((part): Part => {
      // The lip is pulled out to the left, as a thumb would.
      const pull = (x: number, y: number, z: number): number => {
        const lift = Math.max(0, (y - 1.36) / 0.46);
        return x < 0 ? -0.26 * lift * lift * Math.exp(-((z / 0.2) ** 2)) * Math.min(1, -x / 0.3) : 0;
      };
      const seen = new Set<object>();
      for (const vertex of part.triangles.flat()) {
        if (seen.has(vertex)) continue;
        seen.add(vertex);
        vertex.x += pull(vertex.ox, vertex.oy, vertex.oz);
      }
      return part;
    });
    return [
      ...body,
      ear(
        glaze,
        seed,
        [
          [0.42, 1.6, 0],
          [0.8, 1.66, 0],
          [0.98, 1.3, 0],
          [0.88, 0.8, 0],
          [0.6, 0.56, 0],
        ],
        0.058,
        1.8,
      ),
    ];
  },
  planter: (glaze, seed) => [
    ...turned(outlines.planter, { wall: 0.06 })(glaze, seed),
    ...growPlant(seed + 2, 1.06, 'straps', 0.74),
  ],
  bellPlanter: (glaze, seed) => [
    ...turned(
      [
        [0.7, 0],
        [0.74, 0.03],
        [0.86, 0.1],
      ],
      { wall: 0.05 },
    )(glaze, seed),
    ...placeParts(
      [
        ...turned(outlines.bellPlanter, { wall: 0.06 })(glaze, seed),
        ...growPlant(seed + 2, 0.98, 'rosette', 0.66),
      ],
      [0, 0.05, 0],
    ),
  ],
  candleHolder: (glaze, seed) => [
    ...turned(
      [
        [0.6, 0],
        [0.64, 0.03],
        [0.72, 0.12],
      ],
      { wall: 0.05 },
    )(glaze, seed),
    ...placeParts(
      turned(
        [
          [0.2, 0],
          [0.19, 0.1],
          [0.18, 0.24],
        ],
        { wall: 0.04 },
      )(glaze, seed),
      [0, 0.04, 0],
    ),
    ear(
      glaze,
      seed,
      [
        [0.68, 0.12, 0],
        [0.92, 0.22, 0],
        [0.98, 0.08, 0],
        [0.74, 0.05, 0],
      ],
      0.04,
      1,
    ),
    ...candle(0.08, 1.15, 0.125),
  ],
  candlesticks: (glaze, seed) => [
    ...placeParts(
      [...turned(outlines.candlestick, { wall: 0.06 })(glaze, seed), ...candle(1.3, 0.9)],
      [-0.44, 0, -0.15],
    ),
    ...placeParts(
      [...turned(outlines.holder, { wall: 0.06 })(glaze, seed + 1), ...candle(0.42, 1.05)],
      [0.5, 0, 0.32],
    ),
  ],
  lidJar: (glaze, seed) => [
    ...turned(outlines.jar)(glaze, seed),
    ...placeParts(turned(outlines.jarLid, { wall: 0, bare: -1 })(glaze, seed + 1), [0, 1.19, 0]),
  ],
  butterDish: (glaze, seed) => [
    ...turned(
      [
        [0.8, 0],
        [0.84, 0.03],
        [1.02, 0.1],
      ],
      { wall: 0.05 },
    )(glaze, seed),
    roundedBox([0, 0.34, 0], [0.66, 0.32, 0.46], 0.32, glazed({ ...glaze, bare: -1 }, { height: 0.8, seed })),
    ...placeParts(
      [
        tube(
          [
            [-0.15, 0, 0],
            [-0.12, 0.13, 0],
            [0.12, 0.13, 0],
            [0.15, 0, 0],
          ],
          () => 0.045,
          glazed({ ...glaze, bare: -1 }, { height: 1, seed }),
        ),
      ],
      [0, 0.63, 0],
    ),
  ],
} satisfies Record<string, ShapeBuilder>;

export type ShapeName = keyof typeof ceramicShapes;

/** Builds a shape in a named glaze. */
export function buildCeramic(shape: ShapeName, glaze: keyof typeof glazes, seed: number): Part[] {
  const build: ShapeBuilder = ceramicShapes[shape];
  return build(glazes[glaze], seed);
}
