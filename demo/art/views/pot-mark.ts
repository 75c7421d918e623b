import { sweepGround } from '../ground.ts';
import { type GlazeName, glazes } from '../studio/glazes.ts';
import { glazed, plain } from '../studio/materials.ts';
import { placeParts } from '../studio/mesh.ts';
import { lathe, type ProfilePoint } from '../studio/solids.ts';
import { Drawing, fmt } from '../svg.ts';
import { takeViewShot } from './view-shot.ts';
import { shownSize, viewSize } from './view-size.ts';

const pitch = 1.02;
const scale = 360;

/** A foot turned up to the light: bare clay, the ring it stands on, and the potter's sign pressed into the middle. */
export function drawPotMark(sign: PotterSign, clay: string, glaze: GlazeName): string {
  const drawing = new Drawing(viewSize);
  const bare = plain(clay, { gloss: 0.04, mottle: 0.2, grain: 26 });
  const body: ProfilePoint[] = [
    [1.12, 0],
    [1.16, 0.35],
    [1.1, 0.8],
    [0.94, 1.12],
    [0.86, 1.2],
  ];
  const foot: ProfilePoint[] = [
    [0.9, 0],
    [0.83, 0.07],
    [0.8, 0.12],
    [0.8, 0.3],
    [0.8, 0.33],
    [0.77, 0.35],
    [0.7, 0.35],
    [0.67, 0.33],
    [0.65, 0.28],
    [0.63, 0.16],
    [0.6, 0.14],
    [0.3, 0.13],
  ];
  const parts = [
    lathe(body, {
      material: glazed({ ...glazes[glaze], bare: -1, breaking: 0.3 }, { height: 1.3, seed: 9 }),
      wall: 0,
    }),
    ...placeParts([lathe(foot, { material: bare, wall: 0 })], [0, 1.17, 0]),
  ];
  const originX = viewSize.width / 2;
  const originY = viewSize.height * 0.66;
  const shot = takeViewShot(
    parts,
    { pitch, scale, originX, originY },
    { ground: sweepGround('#d6cec1', -0.2) },
  );
  drawing.add(shot.shadow, shot.subject);
  const middle = originY - 1.3 * Math.cos(pitch) * scale;
  drawing.add(pressSign(sign, originX, middle));
  return drawing.toString(shownSize);
}

/** What each potter presses into the clay, 100 units square. */
const signs = {
  leaf: 'M50 96V22M50 10C80 26 86 56 50 84C14 56 20 26 50 10ZM50 66L68 48M50 66L32 48M50 46L62 34M50 46L38 34',
  reeds: 'M50 94V14M34 94C34 62 30 44 20 28M66 94C66 62 70 44 80 28M50 34V6M20 40L14 12M80 40L86 12',
} as const;

export type PotterSign = keyof typeof signs;

/** A sign in a ring, foreshortened as the foot is: dark where the clay falls, light where it rises. */
function pressSign(sign: PotterSign, x: number, y: number): string {
  const at = (shift: number, color: string, opacity: number, weight: number) =>
    `<g transform="translate(${fmt(x)} ${fmt(y + shift)}) scale(1 ${fmt(Math.sin(pitch))}) rotate(-7)" opacity="${opacity}" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"><circle r="92"/><path d="${signs[sign]}" transform="translate(-56 -58) scale(1.12)" stroke-width="${fmt(weight / 1.12)}"/></g>`;
  return at(2.4, '#fff3e2', 0.5, 7) + at(-1.6, '#1c0f08', 0.5, 7) + at(0, '#3a2417', 0.4, 6.5);
}
