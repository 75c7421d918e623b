import { bowls } from './ceramics/bowls.ts';
import { buildPot, nameKey } from './ceramics/build-pot.ts';
import { cups } from './ceramics/cups.ts';
import { homePieces } from './ceramics/home-pieces.ts';
import { serving } from './ceramics/serving.ts';
import { vases } from './ceramics/vases.ts';
import { ceramicReviews } from './reviews-ceramics.ts';
import type { DemoProduct } from './types.ts';

const specs = [vases, bowls, cups, serving, homePieces].flat();

/** pot-01 to pot-26 in the order of their forms. */
export const ceramics: DemoProduct[] = specs.map((spec) =>
  buildPot(spec, ceramicReviews[nameKey(spec)] ?? []),
);
