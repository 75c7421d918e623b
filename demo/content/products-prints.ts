import { arches } from './prints/arches.ts';
import { bauhaus } from './prints/bauhaus.ts';
import { botanicals } from './prints/botanicals.ts';
import { buildPrint, nameKey } from './prints/build-print.ts';
import { contours } from './prints/contours.ts';
import { hills } from './prints/hills.ts';
import { moons } from './prints/moons.ts';
import { paperCuts } from './prints/paper-cuts.ts';
import { places } from './prints/places.ts';
import { ripples } from './prints/ripples.ts';
import { strata } from './prints/strata.ts';
import { tides } from './prints/tides.ts';
import { printReviews } from './reviews-prints.ts';
import type { DemoProduct } from './types.ts';

const specs = [
  hills,
  tides,
  botanicals,
  bauhaus,
  contours,
  moons,
  paperCuts,
  ripples,
  arches,
  places,
  strata,
].flat();

/** print-01 to print-34 in the order of their art series. */
export const prints: DemoProduct[] = specs.map((spec) => buildPrint(spec, printReviews[nameKey(spec)] ?? []));
