import { argumentForASmallTeapot } from './articles/argument-for-a-small-teapot.ts';
import { aTableThatDoesNotMatch } from './articles/a-table-that-does-not-match.ts';
import { drawingPlantsStandingUp } from './articles/drawing-plants-standing-up.ts';
import { fifteenGlazes } from './articles/fifteen-glazes.ts';
import { fourWaysToPrint } from './articles/four-ways-to-print.ts';
import { giftWrappingHours } from './articles/gift-wrapping-hours.ts';
import { howToHangAPrint } from './articles/how-to-hang-a-print.ts';
import { livingWithStoneware } from './articles/living-with-stoneware.ts';
import { noPlasticInTheBox } from './articles/no-plastic-in-the-box.ts';
import { saturdayClasses } from './articles/saturday-classes.ts';
import { springKiln } from './articles/spring-kiln.ts';
import { thirtyTides } from './articles/thirty-tides.ts';
import type { DemoArticle } from './types.ts';

/** Long reads first; a page orders them by date. */
export const articles: DemoArticle[] = [
  howToHangAPrint,
  fifteenGlazes,
  fourWaysToPrint,
  thirtyTides,
  aTableThatDoesNotMatch,
  livingWithStoneware,
  argumentForASmallTeapot,
  drawingPlantsStandingUp,
  springKiln,
  saturdayClasses,
  noPlasticInTheBox,
  giftWrappingHours,
];
