import { writeWord } from './lettering.ts';
import { circle, Drawing, rect, shape, stroke } from './svg.ts';

const ink = '#3b3733';

export interface Maker {
  name: string;
  /** Shapes on an 80-unit square. */
  mark: string;
}

/** Marks of the six partner workshops: 80 units square, one colour, so that a row of them stays calm. */
export const makers: readonly Maker[] = [
  {
    name: 'Moss',
    mark: [0, 1, 2, 3, 4]
      .map((n) =>
        stroke(
          `M40 70C${40 + (n - 2) * 10} 54 ${40 + (n - 2) * 20} 44 ${40 + (n - 2) * 15} ${18 + Math.abs(n - 2) * 9}`,
          ink,
          4.5,
        ),
      )
      .join(''),
  },
  {
    name: 'Kiln',
    mark:
      shape('M12 70V42A28 28 0 0 1 68 42V70H54V44A14 14 0 0 0 26 44V70Z', ink) +
      shape('M40 48C47 56 48 62 40 70C32 62 33 56 40 48Z', ink),
  },
  { name: 'Nord', mark: shape('M40 8L50 40L40 72L30 40Z', ink) + stroke('M10 40H24M56 40H70', ink, 4) },
  {
    name: 'Saltstone',
    mark:
      rect(14, 14, 24, 24, ink) +
      rect(42, 14, 24, 24, 'none', `stroke="${ink}" stroke-width="4"`) +
      circle(26, 54, 12, ink) +
      shape('M42 66L54 42L66 66Z', ink),
  },
  {
    name: 'Olea',
    mark:
      stroke('M18 68C34 56 46 38 58 14', ink, 4) +
      shape(
        'M34 52C20 52 12 44 10 32C24 32 32 40 34 52ZM44 38C32 36 26 28 26 16C38 18 44 26 44 38ZM42 44C52 36 62 36 70 42C62 50 52 52 42 44Z',
        ink,
      ),
  },
  {
    name: 'Atlas',
    mark:
      circle(40, 40, 29, 'none', `stroke="${ink}" stroke-width="4"`) +
      stroke('M11 40H69M40 11C24 26 24 54 40 69C56 54 56 26 40 11', ink, 4),
  },
];

const writeName = ({ name }: Maker): { shapes: string; width: number } =>
  writeWord(name.toUpperCase(), 100, 28, 24, 8, ink, 3.4);

/** Width of a logo that is 80 tall. */
export function measureMakerLogo(maker: Maker): number {
  return Math.ceil(110 + writeName(maker).width);
}

/** A partner's mark and name. */
export function drawMakerLogo(maker: Maker): string {
  const drawing = new Drawing({ width: measureMakerLogo(maker), height: 80 });
  drawing.add(maker.mark, writeName(maker).shapes);
  return drawing.toString();
}
