import type { PreviewScope } from '#domain/schemas/preview.schema.ts';
import { createListingService } from '#modules/listing/listing-service.ts';
import type { LayerEditing } from '#modules/layers/edit-layer.ts';

import { createDraftView, type DraftView, type DraftViewDeps } from './draft-view.ts';
import { createPageView } from './page-view.ts';
import { seeGoods, type SeenGoods, type SeenGoodsDeps } from './seen-goods.ts';

export interface ScopeViewDeps extends DraftViewDeps, SeenGoodsDeps {
  layers: Pick<LayerEditing, 'readAsSeen'>;
}

/** Reads what a shared link shows; where that is a layer or another moment, goods at its prices. */
export async function createScopeView(
  { layers, ...deps }: ScopeViewDeps,
  { onlyPage, layer, at }: PreviewScope,
): Promise<DraftView & Partial<SeenGoods>> {
  if (onlyPage !== null) return createPageView(deps, onlyPage);
  if (layer === null && at === null) return createDraftView(deps, { isFrame: false });
  const readDraft: DraftViewDeps['editing']['readDraft'] = (key) => layers.readAsSeen(key, { layer, at });
  const { db, index, catalogs } = deps;
  const goods = await seeGoods(deps, { layer, at });
  const { products } = goods;
  return {
    ...createDraftView({ ...deps, products, editing: { readDraft } }, { isFrame: false }),
    ...goods,
    // What visitors cannot find stays hidden: only what layers speak of is another.
    catalogs,
    listing: createListingService({ db, products, catalogs, index }),
  };
}
