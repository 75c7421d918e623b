import { Drawing, stroke } from './svg.ts';

const lines = {
  delivery:
    'M6 18H36V46H14M36 26H47L58 36V46H53M6 46V18M28 46H43M20 46A5 5 0 1 1 10 46A5 5 0 1 1 20 46ZM53 46A5 5 0 1 1 43 46A5 5 0 1 1 53 46ZM14 26H26',
  paper: 'M16 8H40L50 18V56H16ZM40 8V18H50M23 46L31 34L37 41L40 37L45 46ZM28 26A3 3 0 1 1 27.9 26',
  handmade:
    'M22 10C22 22 12 26 12 38C12 50 22 56 32 56C42 56 52 50 52 38C52 26 42 22 42 10ZM20 10H44M13 36C20 30 26 42 32 36C38 30 44 42 51 36',
  return: 'M14 28A20 20 0 1 1 12 38M14 14V28H28M32 24V35L39 40',
} satisfies Record<string, string>;

export type BenefitName = keyof typeof lines;

/** A line icon on a 64-unit square. Its colour is fixed: an icon in an `<img>` cannot take the page's. */
export function drawBenefitIcon(name: BenefitName): string {
  const drawing = new Drawing({ width: 64, height: 64 });
  drawing.add(stroke(lines[name], '#2f5361', 2.6));
  return drawing.toString();
}
