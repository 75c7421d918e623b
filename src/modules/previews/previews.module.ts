import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { VersionName } from '#domain/editing/version-name.ts';
import type { PreviewScope } from '#domain/schemas/preview.schema.ts';
import type { LayerEditing } from '#modules/layers/edit-layer.ts';
import type { DocumentEditing } from '#modules/publishing/document-editing.ts';

import { createDraftView, createVersionView, type DraftReading } from './draft-view.ts';
import type { DrawSectionPreviews } from './draw-section-previews.ts';
import { createFindSeenProduct } from './find-seen-product.ts';
import { createLayerView } from './layer-view.ts';
import { createPrepareSections } from './prepare-sections.ts';
import { cleanPreviewLinks, createPreviewLinks } from './preview-links.ts';
import { adminPreviewsRoutes } from './previews-admin.routes.ts';
import { previewsRoutes } from './previews.routes.ts';
import { createScopeView, type ScopeViewDeps } from './scope-view.ts';
import { adminSectionPreviewsRoutes } from './section-previews-admin.routes.ts';

interface PreviewsDeps extends ScopeViewDeps {
  db: Kysely<Database>;
  layers: LayerEditing;
  editing: DocumentEditing;
  /** Drawing is the site's part. */
  drawSectionPreviews: DrawSectionPreviews;
}

/** The shop as its drafts have it. */
export function createPreviewsModule({ drawSectionPreviews, ...deps }: PreviewsDeps) {
  const { db, sections } = deps;
  const links = createPreviewLinks(deps);
  const reading: DraftReading = deps.editing;
  const drafts = createDraftView(deps, { isFrame: true });
  const seeScope = (scope: PreviewScope) => createScopeView(deps, scope);
  const seeLayer = (layerId: number) => createLayerView(deps, layerId);
  const prepareSections = createPrepareSections({
    settings: deps.settings,
    sections,
    openView: async (layer) => (layer === null ? drafts : seeLayer(layer)),
  });
  return {
    links,
    open: links.open,
    drafts,
    reading,
    seeScope,
    seeLayer,
    seeVersion: (version: VersionName) => createVersionView(deps, version),
    routes: previewsRoutes({
      findProduct: createFindSeenProduct({ open: links.open, seeScope, products: deps.products }),
    }),
    adminRoutes: [
      ...adminSectionPreviewsRoutes({ drawSectionPreviews }),
      ...adminPreviewsRoutes({ links, prepareSections }),
    ],
    cleaning: [() => cleanPreviewLinks(db)],
  };
}
