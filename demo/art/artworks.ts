import type { Artwork } from './artwork.ts';
import { giftWrapArtworks } from './gift-wrap.ts';
import { markArtworks } from './mark-catalogue.ts';
import { potArtworks } from './pot-catalogue.ts';
import { printArtworks } from './print-catalogue.ts';
import { sceneArtworks } from './scene-catalogue.ts';
import { servicesMarks } from './services-marks.ts';
import { potViews } from './views/pot-views.ts';
import { printViews } from './views/print-views.ts';

/** Every picture of the demo shop. Nothing is drawn until `draw` is called. */
export const artworks: readonly Artwork[] = [
  ...markArtworks,
  ...sceneArtworks,
  ...potArtworks,
  ...printArtworks,
  ...potViews,
  ...printViews,
  ...giftWrapArtworks,
  ...servicesMarks,
];
