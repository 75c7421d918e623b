import { buildCeramic, type ShapeName } from '../ceramic-shapes.ts';
import { buildBooks } from '../furniture.ts';
import { paintGround, wallGround } from '../ground.ts';
import type { GlazeName } from '../studio/glazes.ts';
import { wood } from '../studio/materials.ts';
import { placeParts } from '../studio/mesh.ts';
import { box } from '../studio/solids.ts';
import { Drawing } from '../svg.ts';
import { takeViewShot } from './view-shot.ts';
import { shownSize, viewSize } from './view-size.ts';

const pitch = 0.15;
/** Pixels a metre: the highest pots fit, and a cup is still seen to be one. */
const scale = 2000;

/** A pot on an oak shelf beside two books, which tell how large it is. */
export function drawPotAtHome(shape: ShapeName, glaze: GlazeName, seed: number, wall: string): string {
  const drawing = new Drawing(viewSize);
  const originY = viewSize.height * 0.81;
  drawing.add(
    paintGround(viewSize, wallGround(wall, viewSize.width / viewSize.height, [0.42, -0.05, 0.6, 0.72, 0.24])),
  );
  const pot = placeParts(buildCeramic(shape, glaze, seed), [-0.09, 0, 0.03], 0.1);
  const books = placeParts(
    buildBooks(seed % 2 === 0 ? ['#2f4d52', '#d8c7a4'] : ['#9c5a3c', '#e6dcc8']),
    [0.165, 0, -0.01],
    0.82,
  );
  const shelf = box([0, -0.022, -0.02], [0.8, 0.022, 0.17], wood('#c39a68'));
  const shot = takeViewShot(
    [shelf, ...pot, ...books],
    { pitch, scale, originX: viewSize.width / 2, originY },
    { wall: -0.2 },
  );
  drawing.add(shot.shadow, shot.subject);
  return drawing.toString(shownSize);
}
