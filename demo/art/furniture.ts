import { createRandom } from './random.ts';
import { fabric, plain, wood } from './studio/materials.ts';
import { type Part, placeParts, tipParts, type Vector } from './studio/mesh.ts';
import { box, lathe, leaf, roundedBox, tube } from './studio/solids.ts';

// Furniture is in metres and stands on the floor at the origin.

const leg = (x: number, z: number, top: number, color: string): Part =>
  tube(
    [
      [x, 0, z],
      [x * 0.985, top * 0.5, z * 0.97],
      [x * 0.97, top, z * 0.94],
    ],
    (t) => 0.014 + 0.008 * t,
    wood(color, true),
    { rows: 8, columns: 12 },
  );

/** A two-seat sofa about 2.2 m wide with two scatter cushions. */
export function buildSofa(color: string, accent: string, second: string): Part[] {
  const cloth = fabric(color, 210);
  const cushion = (hex: string, x: number, angle: number): Part[] =>
    placeParts(tipParts([roundedBox([0, 0, 0], [0.23, 0.23, 0.1], 0.52, fabric(hex, 260), 32)], angle), [
      x,
      0.7,
      -0.06,
    ]);
  return [
    roundedBox([0, 0.28, 0], [1.04, 0.1, 0.42], 0.2, cloth, 32),
    roundedBox([0, 0.52, -0.36], [1.06, 0.3, 0.1], 0.3, cloth, 32),
    ...[-0.475, 0.475].flatMap((x) => [
      roundedBox([x, 0.44, 0.05], [0.475, 0.095, 0.41], 0.26, cloth),
      roundedBox([x, 0.7, -0.23], [0.46, 0.24, 0.13], 0.42, cloth),
    ]),
    ...[-1.05, 1.05].map((x) => roundedBox([x, 0.42, 0], [0.11, 0.26, 0.45], 0.34, cloth)),
    ...cushion(accent, -0.66, -0.3),
    ...cushion(second, 0.68, 0.24),
    ...(
      [
        [-0.98, 0.36],
        [0.98, 0.36],
        [-0.98, -0.36],
        [0.98, -0.36],
      ] as const
    ).map(([x, z]) => leg(x, z, 0.2, '#9a6f45')),
  ];
}

/** A low sideboard with sliding fronts. */
export function buildSideboard(width: number, color: string): Part[] {
  const half = width / 2;
  const front = wood(color);
  const doors = 3;
  return [
    box([0, 0.46, 0], [half, 0.24, 0.21], front),
    box([0, 0.71, 0], [half + 0.02, 0.014, 0.225], wood(color)),
    ...Array.from({ length: doors }, (_, index) => {
      const w = (width - 0.08) / doors;
      const x = -half + 0.04 + w * (index + 0.5);
      return [
        box([x, 0.46, 0.214], [w / 2 - 0.008, 0.21, 0.008], wood(color)),
        roundedBox(
          [x + (index === 1 ? 0 : index === 0 ? w * 0.36 : -w * 0.36), 0.5, 0.232],
          [0.012, 0.05, 0.014],
          0.7,
          plain('#b08a4f', { gloss: 0.6, sharpness: 0.6 }),
          10,
        ),
      ];
    }).flat(),
    ...(
      [
        [-1, 0.14],
        [1, 0.14],
        [-1, -0.14],
        [1, -0.14],
      ] as const
    ).map(([side, z]) => leg(side * (half - 0.14), z, 0.23, color)),
  ];
}

export function buildFloorLamp(shadeColor: string): Part[] {
  const metal = plain('#4a3b2c', { gloss: 0.5, sharpness: 0.5 });
  return [
    lathe(
      [
        [0.15, 0],
        [0.155, 0.012],
        [0.14, 0.022],
        [0.02, 0.028],
      ],
      { material: metal, wall: 0 },
    ),
    tube(
      [
        [0, 0.02, 0],
        [0, 0.7, 0],
        [0, 1.42, 0],
      ],
      () => 0.009,
      metal,
      { rows: 10, columns: 12 },
    ),
    ...placeParts(
      [
        lathe(
          [
            [0.235, 0],
            [0.21, 0.14],
            [0.155, 0.36],
          ],
          { material: plain(shadeColor, { gloss: 0.02, mottle: 0.04, grain: 60 }), wall: 0.006 },
        ),
      ],
      [0, 1.32, 0],
    ),
  ];
}

/** A rubber plant in a basket-like pot. */
export function buildFloorPlant(seed: number, potColor: string, tall = 1.35): Part[] {
  const random = createRandom(seed);
  const greens = ['#44603f', '#58764c', '#3a5340', '#6d8658'];
  const stems: Part[] = [];
  const trunks = 4;
  for (let trunk = 0; trunk < trunks; trunk++) {
    const turn = (trunk / trunks) * 6.28 + 0.4;
    const reach = tall * random.range(0.62, 1);
    const out = random.range(0.1, 0.2);
    const curve: Vector[] = [
      [0.03 * Math.sin(turn), 0.3, 0.03 * Math.cos(turn)],
      [out * 0.4 * Math.sin(turn), 0.3 + reach * 0.5, out * 0.4 * Math.cos(turn)],
      [out * Math.sin(turn), 0.3 + reach, out * Math.cos(turn)],
    ];
    stems.push(tube(curve, (t) => 0.013 - 0.008 * t, plain('#5c4632'), { rows: 16, columns: 8 }));
    for (let index = 0; index < 10; index++) {
      const t = 0.3 + 0.7 * (index / 9);
      const y = 0.3 + reach * t;
      const shift = out * t * t;
      const base: Vector = [shift * Math.sin(turn), y, shift * Math.cos(turn)];
      const around = index * 2.4 + trunk;
      const long = random.range(0.2, 0.3) * (1.15 - 0.35 * t);
      const lift = random.range(0.02, 0.16);
      const tip: Vector = [base[0] + Math.sin(around) * long, y + lift, base[2] + Math.cos(around) * long];
      stems.push(
        leaf(
          base,
          tip,
          long * 0.3,
          0.035,
          plain(random.pick(greens), { gloss: 0.55, sharpness: 0.45, mottle: 0.25, grain: 12 }),
        ),
      );
    }
  }
  const soil = lathe(
    [
      [0.15, 0.32],
      [0.15, 0.325],
    ],
    { material: plain('#3b2c22', { gloss: 0, mottle: 0.5, grain: 60 }), wall: 0 },
  );
  return [
    lathe(
      [
        [0.13, 0],
        [0.15, 0.01],
        [0.175, 0.12],
        [0.175, 0.26],
        [0.165, 0.36],
      ],
      { material: fabric(potColor, 90), wall: 0.015, ribs: { count: 14, depth: 0.006 } },
    ),
    soil,
    ...stems,
  ];
}

/** A round three-legged stool. */
export function buildStool(color: string): Part[] {
  return [
    lathe(
      [
        [0.17, 0.42],
        [0.185, 0.425],
        [0.185, 0.45],
        [0.17, 0.458],
      ],
      { material: wood(color), wall: 0 },
    ),
    ...[0.5, 2.6, 4.7].map((turn) =>
      tube(
        [
          [Math.sin(turn) * 0.19, 0, Math.cos(turn) * 0.19],
          [Math.sin(turn) * 0.15, 0.22, Math.cos(turn) * 0.15],
          [Math.sin(turn) * 0.11, 0.43, Math.cos(turn) * 0.11],
        ],
        (t) => 0.011 + 0.006 * t,
        wood(color, true),
        { rows: 8, columns: 12 },
      ),
    ),
  ];
}

export function buildRug(width: number, depth: number, color: string): Part[] {
  return [box([0, 0.006, 0], [width / 2, 0.006, depth / 2], fabric(color, 60))];
}

/** Books lying in a stack, bottom first. */
export function buildBooks(colors: readonly string[], scale = 1): Part[] {
  return colors.flatMap((color, index) => {
    const y = 0.018 + index * 0.036;
    const turn = [0.06, -0.1, 0.16, -0.04][index % 4] ?? 0;
    return placeParts(
      [
        box([0, y, 0], [0.12 - index * 0.008, 0.014, 0.085], plain('#efe7d6', { mottle: 0.2, grain: 90 })),
        box([0, y + 0.0155, 0], [0.124 - index * 0.008, 0.0025, 0.089], plain(color)),
        box([0, y - 0.0155, 0], [0.124 - index * 0.008, 0.0025, 0.089], plain(color)),
      ],
      [0, 0, 0],
      scale,
      turn,
    );
  });
}
