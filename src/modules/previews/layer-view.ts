import type { LayerEditing } from '#modules/layers/edit-layer.ts';

import { createDraftView, type DraftReading, type DraftViewDeps, type OtherView } from './draft-view.ts';
import { seeGoods, type SeenGoods, type SeenGoodsDeps } from './seen-goods.ts';

export interface LayerViewDeps extends Omit<DraftViewDeps, 'products'>, SeenGoodsDeps {
  layers: Pick<LayerEditing, 'assertEditable' | 'read'>;
}

/**
 * Reads what is published with what a layer says of it, approved or not, and without other layers, goods at the prices of
 * its start; throws 404 for no such layer, and 409 for one that is done.
 */
export async function createLayerView(
  { layers, ...deps }: LayerViewDeps,
  layerId: number,
): Promise<OtherView & SeenGoods> {
  await layers.assertEditable(layerId);
  const readDraft: DraftReading['readDraft'] = (key) => layers.read({ id: layerId, key });
  const goods = await seeGoods(deps, { layer: layerId, at: null });
  const { products } = goods;
  return {
    ...createDraftView({ ...deps, products, editing: { readDraft } }, { isFrame: true }),
    ...goods,
    editing: { readDraft },
  };
}
