import { plain, wood } from './studio/materials.ts';
import { type Part, placeParts } from './studio/mesh.ts';
import { box, lathe, roundedBox, tube } from './studio/solids.ts';

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
