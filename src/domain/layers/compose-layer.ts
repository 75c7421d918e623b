import type { EditableDocument } from '../editing/documents.schema.ts';
import { composeMenu, updateMenuPatch } from './menu-patch.ts';
import { composePage, updatePagePatch } from './page-patch.ts';
import type { DocumentPatch, Parked } from './patch.ts';
import { composeSettings, updateSettingsPatch } from './settings-patch.ts';

/**
 * A document as visitors see it while a layer is active: what live has, with what the layer says of it. Total and
 * deterministic: what has no place any more is parked, never an error, and nodes that the layer says nothing of are the
 * very same objects. Throws for a patch of another kind of document alone.
 */
export function composeLayer<Document extends EditableDocument>(
  live: Document,
  patch: DocumentPatch,
): { document: Document; parked: Parked[] };
export function composeLayer(
  live: EditableDocument,
  patch: DocumentPatch,
): { document: EditableDocument; parked: Parked[] } {
  if (live.kind === 'page' && patch.kind === 'page') return composePage(live, patch);
  if (live.kind === 'settings' && patch.kind === 'settings') return composeSettings(live, patch);
  if (live.kind === 'menu' && patch.kind === 'menu') return composeMenu(live, patch);
  throw new TypeError(`A layer of a ${patch.kind} is none of a ${live.kind}`);
}

/**
 * The patch after an edit that made `before`, the composed document, into `after`. Only what was touched is asserted
 * anew, by what tells it from live; the rest stays as it was.
 */
export function updatePatch(
  patch: DocumentPatch,
  { live, before, after }: { live: EditableDocument; before: EditableDocument; after: EditableDocument },
): DocumentPatch {
  if (patch.kind === 'page' && live.kind === 'page' && before.kind === 'page' && after.kind === 'page')
    return updatePagePatch(patch, { live, before, after });
  if (patch.kind === 'menu' && live.kind === 'menu' && before.kind === 'menu' && after.kind === 'menu')
    return updateMenuPatch(patch, { live, before, after });
  if (
    patch.kind === 'settings' &&
    live.kind === 'settings' &&
    before.kind === 'settings' &&
    after.kind === 'settings'
  )
    return updateSettingsPatch(patch, { live, before, after });
  throw new TypeError(`A layer of a ${patch.kind} is none of a ${live.kind}`);
}
