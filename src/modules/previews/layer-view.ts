import type { LayerEditing } from '#modules/layers/edit-layer.ts';

import { createDraftView, type DraftReading, type DraftViewDeps, type OtherView } from './draft-view.ts';

export interface LayerViewDeps extends DraftViewDeps {
  layers: Pick<LayerEditing, 'assertEditable' | 'read'>;
}

/**
 * Reads what is published with what a layer says of it, approved or not, and without other layers; throws 404 for no such
 * layer, and 409 for one that is done.
 */
export async function createLayerView(
  { layers, ...deps }: LayerViewDeps,
  layerId: number,
): Promise<OtherView> {
  await layers.assertEditable(layerId);
  const readDraft: DraftReading['readDraft'] = (key) => layers.read({ id: layerId, key });
  return {
    ...createDraftView({ ...deps, editing: { readDraft } }, { isFrame: true }),
    editing: { readDraft },
  };
}
