import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { Edits, EditsAnswer } from '#domain/editing/drafts.schema.ts';
import type { LayerDraftAnswer } from '#domain/schemas/layer.schema.ts';
import { addEdits } from '#modules/drafts/append-edits.ts';
import { moveDraftTo } from '#modules/drafts/draft-rows.ts';
import { lockLayerDraft, movePatch, type LayerDraft } from '#modules/drafts/layer-drafts.ts';
import type { OpenStore } from '#modules/publishing/publish-together.ts';

import { lockLayer } from './manage-layers.ts';

/** Documents as a layer has them. Every call throws 404 for what is not there, and 409 for a layer that is done. */
export type LayerEditing = ReturnType<typeof createLayerEditing>;

export function createLayerEditing({ db, open }: { db: Kysely<Database>; open: OpenStore }) {
  const withDraft = <T>(
    { id, key }: LayerDocumentName,
    run: (draft: LayerDraft, trx: Parameters<typeof lockLayerDraft>[0]) => Promise<T>,
  ) =>
    db.transaction().execute(async (trx) => {
      await lockLayer(trx, id, 'share');
      return run(await lockLayerDraft(trx, open(key), id), trx);
    });
  return {
    read: (name: LayerDocumentName): Promise<LayerDraftAnswer> =>
      withDraft(name, async (draft) => toAnswer(draft)),
    /** Throws as edits of Live's own draft do. */
    append: (name: LayerDocumentName, edits: Edits, staffId: number): Promise<EditsAnswer> =>
      withDraft(name, async (draft, trx) => {
        const { document, isEdited, ...answer } = await addEdits(trx, draft, edits, staffId);
        if (isEdited) await movePatch(trx, draft, document);
        return { ...answer, isChanged: !draft.store.isSame(document, draft.published) };
      }),
    /** From now on the layer says nothing of the document; what was approved is seen until the next approval. */
    clear: (name: LayerDocumentName, staffId: number): Promise<LayerDraftAnswer> =>
      withDraft(name, async (draft, trx) => {
        const document = draft.published;
        const revision = await moveDraftTo(trx, draft, { document, staffId });
        await movePatch(trx, draft, document);
        return toAnswer({ ...draft, revision, document, parked: [] });
      }),
  };
}

export interface LayerDocumentName {
  /** Of the layer. */
  id: number;
  key: DocumentKey;
}

function toAnswer({ store, revision, document, published, parked }: LayerDraft): LayerDraftAnswer {
  return {
    key: store.key,
    revision,
    isChanged: !store.isSame(document, published),
    document: { ...document },
    parked,
  };
}
