import { glazed, plain, wood } from './studio/materials.ts';
import { glazes } from './studio/glazes.ts';
import { type Part, placeParts, tipParts, type Vector } from './studio/mesh.ts';
import { box, lathe, roundedBox, tube } from './studio/solids.ts';

// Props stand among pots, so their unit is the decimetre.

/** A potter's wheel head with a wet, half-thrown bowl on it. */
export function buildWheel(): Part[] {
  const wet = plain('#a4765a', { gloss: 0.5, sharpness: 0.4, mottle: 0.12, grain: 6 });
  return [
    lathe(
      [
        [1.2, 0],
        [1.25, 0.03],
        [1.3, 0.24],
        [1.3, 0.3],
      ],
      { material: plain('#5a5f63', { gloss: 0.4, sharpness: 0.4 }), wall: 0 },
    ),
    lathe(
      [
        [0.3, -0.3],
        [0.3, 0],
      ],
      { material: plain('#3a3c3f'), wall: 0 },
    ),
    ...placeParts(
      [
        lathe(
          [
            [0.62, 0],
            [0.7, 0.03],
            [0.52, 0.12],
            [0.72, 0.4],
            [0.94, 0.76],
            [0.98, 1.06],
          ],
          { material: wet, wall: 0.08, ribs: { count: 11, depth: 0.022 } },
        ),
      ],
      [0, 0.3, 0],
    ),
  ];
}

/** Brushes leaning in a jar. */
export function buildBrushJar(): Part[] {
  const handles = ['#c79b6b', '#7c4a34', '#d8b98a', '#3f5a5f', '#b98a58'];
  const brushes = handles.flatMap((color, index): Part[] => {
    const lean = (index - 2) * 0.13;
    const depth = ((index * 7) % 5) * 0.07 - 0.14;
    const top = 1.95 + ((index * 3) % 4) * 0.16;
    const from: Vector = [lean * 0.8, 0.1, depth * 0.5];
    const to: Vector = [lean * 2.5, top, depth * 1.6];
    const mid: Vector = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
    const tip: Vector = [to[0] + lean * 0.34, to[1] + 0.34, to[2]];
    return [
      tube([from, mid, to], (t) => 0.03 + 0.02 * t, wood(color, true), { rows: 10, columns: 12 }),
      tube(
        [
          [mid[0] + (to[0] - mid[0]) * 0.8, mid[1] + (to[1] - mid[1]) * 0.8, mid[2] + (to[2] - mid[2]) * 0.8],
          [mid[0] + (to[0] - mid[0]) * 0.9, mid[1] + (to[1] - mid[1]) * 0.9, mid[2] + (to[2] - mid[2]) * 0.9],
          to,
        ],
        () => 0.058,
        plain('#b9a06a', { gloss: 0.7, sharpness: 0.7 }),
        { rows: 6, columns: 14 },
      ),
      tube(
        [to, [(to[0] + tip[0]) / 2, (to[1] + tip[1]) / 2, to[2]], tip],
        (t) => 0.055 * (1 + 1.1 * t) * (1 - t ** 2.2 * 0.97),
        plain('#4b3527', { mottle: 0.6, grain: 40, gloss: 0.1 }),
        { rows: 16, columns: 14 },
      ),
    ];
  });
  return [
    lathe(
      [
        [0.4, 0],
        [0.44, 0.03],
        [0.46, 0.5],
        [0.46, 1.12],
      ],
      { material: glazed(glazes.bone, { height: 1.12, seed: 5 }), wall: 0.05 },
    ),
    ...brushes,
  ];
}

/** Rows of glaze test tiles leaning back. */
export function buildTestTiles(): Part[] {
  const names = [
    'celadon',
    'ochre',
    'cobalt',
    'blush',
    'sea',
    'tenmoku',
    'snow',
    'sage',
    'plum',
    'terracotta',
    'ash',
    'tide',
  ] as const;
  return names.flatMap((name, index) => {
    const tile = roundedBox(
      [0, 0.42, 0],
      [0.27, 0.42, 0.05],
      0.14,
      glazed({ ...glazes[name], bare: 0.22, wander: 0.08 }, { height: 0.84, seed: index + 30 }),
      28,
    );
    return placeParts(
      [tile],
      [((index % 6) - 2.5) * 0.74, 0, index < 6 ? -1.3 : 0.75],
      1,
      ((index * 5) % 3) * 0.1 - 0.1,
    );
  });
}

/** Wooden ribs, a loop tool and a sponge. */
export function buildTools(): Part[] {
  const lie = (parts: readonly Part[], at: Vector, turn: number): Part[] =>
    placeParts(tipParts(parts, Math.PI / 2), at, 1, turn);
  const handle = (color: string): Part =>
    tube(
      [
        [0, 0, 0],
        [0, 0.6, 0],
        [0, 1.3, 0],
      ],
      (t) => 0.06 + 0.02 * Math.sin(t * Math.PI),
      wood(color, true),
      { rows: 20, columns: 16 },
    );
  const loop = tube(
    [
      [-0.04, 1.28, 0],
      [-0.17, 1.5, 0],
      [0, 1.72, 0],
      [0.17, 1.5, 0],
      [0.04, 1.28, 0],
    ],
    () => 0.016,
    plain('#8d8f90', { gloss: 0.8, sharpness: 0.7 }),
    { rows: 40, columns: 8 },
  );
  return [
    ...lie([handle('#c79b6b'), loop], [-2.1, 0.08, 0.6], 0.4),
    ...lie([handle('#9a6a43')], [-1.7, 0.07, 1.05], 0.2),
    ...placeParts(
      [
        roundedBox(
          [0, 0.17, 0],
          [0.34, 0.17, 0.24],
          0.6,
          plain('#dfb964', { gloss: 0, mottle: 0.5, grain: 26 }),
        ),
      ],
      [1.9, 0, 0.8],
      1,
      0.5,
    ),
  ];
}

/** Rolled prints tied for the post. */
export function buildPaperRolls(): Part[] {
  const colors = ['#e9dcc4', '#cfb08a', '#e6d3bb'];
  return colors.flatMap((color, index) => {
    const roll = [
      lathe(
        [
          [0.24, 0],
          [0.24, 1],
          [0.24, 3],
        ],
        { material: plain(color, { mottle: 0.12, grain: 5 }), wall: 0.03 },
      ),
      ...placeParts(
        [
          lathe(
            [
              [0.248, 0],
              [0.248, 0.18],
            ],
            { material: plain(['#b0643f', '#3f5a5f', '#b0643f'][index] ?? '#b0643f'), wall: 0 },
          ),
        ],
        [0, 1.42, 0],
      ),
    ];
    const at: Vector = index === 2 ? [-1.45, 0.66, 0.02] : [-1.5, 0.24, index === 0 ? -0.28 : 0.24];
    return placeParts(tipParts(roll, Math.PI / 2), at, 1, 0);
  });
}

/** A wrapped box with a ribbon. */
export function buildGift(width: number, tall: number, paper: string, ribbon: string): Part[] {
  const half = width / 2;
  const silk = plain(ribbon, { gloss: 0.4, sharpness: 0.3 });
  const bow = (side: number): Part =>
    tube(
      [
        [0, tall, 0],
        [side * 0.2, tall + 0.24, 0.05],
        [side * 0.46, tall + 0.26, 0.05],
        [side * 0.4, tall + 0.06, 0.02],
        [0, tall + 0.02, 0],
      ],
      () => 0.035,
      silk,
      { rows: 30, columns: 10, flatten: 2.4 },
    );
  return [
    roundedBox([0, tall / 2, 0], [half, tall / 2, half], 0.06, plain(paper), 40),
    box([0, tall / 2, 0], [0.09, tall / 2 + 0.008, half + 0.008], silk),
    box([0, tall / 2, 0], [half + 0.008, tall / 2 + 0.006, 0.09], silk),
    bow(1),
    bow(-1),
    roundedBox([0, tall + 0.07, 0.02], [0.09, 0.07, 0.08], 0.6, silk, 16),
  ];
}

/** Kiln shelves on props, three boards high. */
export function buildKilnShelves(width: number, gap: number): Part[] {
  const brick = plain('#b99a80', { gloss: 0.02, mottle: 0.25, grain: 7 });
  return [0, 1, 2].flatMap((level) => [
    box([0, level * gap - 0.06, -0.2], [width / 2, 0.06, 0.9], brick),
    ...(level < 2
      ? [-1, 1].map((side) =>
          box(
            [side * (width / 2 - 0.16), level * gap + (gap - 0.12) / 2, -0.5],
            [0.1, (gap - 0.12) / 2, 0.1],
            brick,
          ),
        )
      : []),
  ]);
}
