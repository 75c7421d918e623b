import type { PreviewScope } from '#domain/schemas/preview.schema.ts';
import { createListingService } from '#modules/listing/listing-service.ts';
import type { LayerEditing } from '#modules/layers/edit-layer.ts';

import { createDraftView, type DraftView, type DraftViewDeps } from './draft-view.ts';
import { createPageView } from './page-view.ts';

export interface ScopeViewDeps extends DraftViewDeps {
  layers: Pick<LayerEditing, 'readAsSeen'>;
}

/** Reads what a shared link shows. */
export function createScopeView(
  { layers, ...deps }: ScopeViewDeps,
  { onlyPage, layer, at }: PreviewScope,
): DraftView {
  if (onlyPage !== null) return createPageView(deps, onlyPage);
  if (layer === null && at === null) return createDraftView(deps, { isFrame: false });
  const readDraft: DraftViewDeps['editing']['readDraft'] = (key) => layers.readAsSeen(key, { layer, at });
  const { db, products, index, catalogs } = deps;
  return {
    ...createDraftView({ ...deps, editing: { readDraft } }, { isFrame: false }),
    // What visitors cannot find stays hidden: only what layers speak of is another.
    catalogs,
    listing: createListingService({ db, products, catalogs, index }),
  };
}
