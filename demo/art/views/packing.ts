import { buildCeramic } from '../ceramic-shapes.ts';
import { sweepGround } from '../ground.ts';
import { createRandom } from '../random.ts';
import { plain } from '../studio/materials.ts';
import { type Part, placeParts, tipParts, type Vector } from '../studio/mesh.ts';
import { box, lathe, tube } from '../studio/solids.ts';
import { Drawing } from '../svg.ts';
import { takeViewShot } from './view-shot.ts';
import { shownSize, viewSize } from './view-size.ts';

const card = plain('#c09a6c', { gloss: 0.03, mottle: 0.1, grain: 14 });
const cardInside = plain('#b48e62', { gloss: 0.02, mottle: 0.1, grain: 14 });
const tape = plain('#a5794c', { gloss: 0.12, mottle: 0.06 });
const label = plain('#f4efe4', { gloss: 0.05, mottle: 0.02 });

/** A tube for sheets and a flat box for frames. */
export function drawPrintPacking(): string {
  const drawing = new Drawing(viewSize);
  const roll = [
    lathe(
      [
        [0.42, 0],
        [0.42, 1],
        [0.42, 5.6],
      ],
      { material: card, wall: 0.05 },
    ),
    ...placeParts(
      [
        lathe(
          [
            [0.46, 0],
            [0.46, 0.3],
            [0.46, 0.55],
          ],
          { material: plain('#efe8da', { mottle: 0.03 }), wall: 0 },
        ),
      ],
      [0, -0.08, 0],
    ),
    ...placeParts(
      [
        lathe(
          [
            [0.425, 0],
            [0.425, 0.5],
            [0.425, 1.3],
          ],
          { material: label, wall: 0 },
        ),
      ],
      [0, 2.2, 0],
    ),
  ];
  const flat = placeParts(
    [
      box([0, 2.2, 0], [1.75, 2.2, 0.2], card),
      box([0, 2.2, 0.003], [0.22, 2.203, 0.203], tape),
      box([-0.95, 1.1, 0.205], [0.55, 0.36, 0.004], label),
    ],
    [0.25, 0, -0.75],
    1,
    -0.16,
  );
  const shot = takeViewShot(
    [...flat, ...placeParts(tipParts(roll, Math.PI / 2), [-2.85, 0.46, 0.95], 1, 0.12)],
    { pitch: 0.26, scale: 140, originX: viewSize.width * 0.49, originY: viewSize.height * 0.72 },
    { ground: sweepGround('#d3cbbd', 0.66) },
  );
  drawing.add(shot.shadow, shot.subject);
  return drawing.toString(shownSize);
}

/** A carton from above, open: shredded proofs, and a piece in honeycomb paper among them. */
export function drawPotPacking(): string {
  const drawing = new Drawing(viewSize);
  const [w, h, d] = [1.7, 2.1, 1.3];
  const wall = 0.05;
  const flap = (at: Vector, half: Vector, tilt: number, turn: number): Part[] =>
    placeParts(tipParts([box([0, half[1], 0], half, card)], tilt), at, 1, turn);
  const carton = [
    box([0, h / 2, -d], [w, h / 2, wall], cardInside),
    box([0, h / 2, d], [w, h / 2, wall], card),
    box([-w, h / 2, 0], [wall, h / 2, d], cardInside),
    box([w, h / 2, 0], [wall, h / 2, d], cardInside),
    ...flap([-w, h, 0], [wall * 0.8, 0.62, d], 0.9, 0),
    ...flap([w, h, 0], [wall * 0.8, 0.62, d], -0.9, 0),
    box([0.5, 0.95, d + wall + 0.004], [0.7, 0.42, 0.004], label),
  ];
  const random = createRandom(41);
  const shreds = Array.from({ length: 190 }, (): Part => {
    const x = random.range(-w + 0.5, w - 0.5);
    const z = random.range(-d + 0.5, d - 0.5);
    const y = random.range(h - 0.85, h - 0.42);
    const turn = random.range(0, Math.PI);
    const reach = random.range(0.18, 0.42);
    const color = random.pick(['#efe7d8', '#e6dac4', '#f5f1e8', '#d9b9a2', '#9fb3b4', '#e0c48e', '#f2ece0']);
    return tube(
      [
        [x - Math.cos(turn) * reach, y, z - Math.sin(turn) * reach],
        [x - Math.cos(turn) * reach * 0.3, y + random.range(0, 0.22), z - Math.sin(turn) * reach * 0.2],
        [x + Math.cos(turn) * reach * 0.4, y + random.range(-0.05, 0.2), z + Math.sin(turn) * reach * 0.3],
        [x + Math.cos(turn) * reach, y, z + Math.sin(turn) * reach],
      ],
      () => 0.012,
      plain(color, { gloss: 0.02, mottle: 0.04 }),
      { rows: 10, columns: 8, flatten: 3.6 },
    );
  });
  const piece = placeParts(buildCeramic('teardrop', 'celadon', 3), [-0.1, h - 1.75, -0.1], 0.95);
  const shot = takeViewShot(
    [...carton, ...shreds, ...piece],
    { pitch: 0.62, scale: 205, originX: viewSize.width * 0.5, originY: viewSize.height * 0.79 },
    { ground: sweepGround('#d8cfc0', 0.2) },
  );
  drawing.add(shot.shadow, shot.subject);
  return drawing.toString(shownSize);
}
