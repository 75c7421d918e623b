import type { Kysely, Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { Edits, EditsAnswer } from '#domain/editing/drafts.schema.ts';
import { AppError, notFound } from '#domain/errors.ts';
import { composeLayer } from '#domain/layers/compose-layer.ts';
import type { DocumentPatch } from '#domain/layers/patch.ts';
import type { TextSearch } from '#domain/schemas/text-search.schema.ts';
import { codeFieldOf } from '#domain/settings/own-code.ts';
import { addEdits, type StaffEdits } from '#modules/drafts/append-edits.ts';
import { moveDraftTo } from '#modules/drafts/draft-rows.ts';
import { createEditTurns } from '#modules/drafts/edit-turns.ts';
import { forgetInLayer, lockLayerDraft, movePatch, type LayerDraft } from '#modules/drafts/layer-drafts.ts';
import type { OpenStore } from '#modules/publishing/publish-together.ts';
import { searchTexts, type TextSearchQuery } from '#modules/publishing/search-texts.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

import { selectSeenPatches, takeCollisions } from './layers.queries.ts';
import { lockLayer } from './manage-layers.ts';

/**
 * Documents as a layer has them. Every call throws 404 for what is not there, and 409 for a layer that is done and for a
 * page that was never published: there is nothing that a layer could lie over.
 */
export type LayerEditing = ReturnType<typeof createLayerEditing>;

export function createLayerEditing({
  db,
  open,
  definitions,
}: {
  db: Kysely<Database>;
  open: OpenStore;
  definitions: DefinitionRegistry;
}) {
  const inTurn = createEditTurns<StaffEdits & LayerEditor, EditsAnswer>();
  const withDraft = <T>(
    { id, key }: LayerDocumentName,
    run: (draft: LayerDraft, trx: Parameters<typeof lockLayerDraft>[0]) => Promise<T>,
  ) =>
    db.transaction().execute(async (trx) => {
      await lockLayer(trx, id, 'share');
      return run(await lockEditable(trx, open, { id, key }), trx);
    });
  /** Throws as the others do, without a document. */
  const assertEditable = (id: number): Promise<void> =>
    db.transaction().execute(async (trx) => {
      await lockLayer(trx, id, 'share');
    });
  const readSeen = async (
    trx: Transaction<Database>,
    key: DocumentKey,
    shown: { layer: number | null; at: Date | null },
  ) => {
    const store = open(key);
    const published = await store.readPublished(trx);
    const version = await store.findPublishedVersion(trx, published);
    if (store.pageId !== null && version === 0) throw notFound('page');
    const patches = (await selectSeenPatches(trx, { key, ...shown })) as DocumentPatch[];
    const composed = patches.reduce((under, patch) => composeLayer(under, patch).document, published);
    return { document: store.revive(composed, published), revision: version };
  };
  return {
    assertEditable,
    read: (name: LayerDocumentName) => withDraft(name, async (draft) => toDraftAnswer(draft)),
    /**
     * A document as visitors see it at a moment by what is approved now, with a layer as it is edited; of both, either
     * may be left out. Nothing is locked or stored; throws 404 for what was never published.
     */
    readAsSeen: (key: DocumentKey, shown: { layer: number | null; at: Date | null }) =>
      db.transaction().execute((trx) => readSeen(trx, key, shown)),
    /** Fields of the next published pages that have a text, as the layer has them. */
    searchTexts: async (layer: number, query: TextSearchQuery): Promise<TextSearch> => {
      await assertEditable(layer);
      const read = async (trx: Transaction<Database>, key: DocumentKey) =>
        (await readSeen(trx, key, { layer, at: null })).document;
      return searchTexts({ db, definitions, read, isPublished: true }, query);
    },
    /** As it is published, and as the layer has it. */
    compare: (name: LayerDocumentName): Promise<{ before: EditableDocument; document: EditableDocument }> =>
      withDraft(name, async ({ published: before, document }) => ({ before, document })),
    /**
     * Throws as edits of Live's own draft do, and 403 where code of others would come into all pages by the hand of
     * somebody who may not bring it into Live: an approval shows them fields, not what code does.
     */
    append: (name: LayerDocumentName, edits: Edits, editor: LayerEditor): Promise<EditsAnswer> =>
      inTurn(`${name.id} ${name.key}`, { edits, ...editor }, (together) =>
        withDraft(name, async (draft, trx) => {
          for (const one of together) if (!one.mayChangeCode) refuseCode(one.edits);
          const { document, isEdited, answers } = await addEdits(trx, draft, together);
          if (isEdited) await movePatch(trx, draft, document);
          const isChanged = !draft.store.isSame(document, draft.published);
          return answers.map((answer) => ({ ...answer, isChanged }));
        }),
      ),
    /**
     * What was published meanwhile at a path counts in the layer too, which says nothing more there; visitors see it
     * with the next approval. Throws 404 where nothing of the kind is open.
     */
    takeLive: (name: LayerDocumentName, path: readonly string[], staffId: number) =>
      withDraft(name, async (draft, trx) => {
        if (!(await takeCollisions(trx, name, path))) throw notFound('collision');
        return toDraftAnswer(await forgetInLayer(trx, draft, { path, staffId }));
      }),
    /** From now on the layer says nothing of the document; what was approved is seen until the next approval. */
    clear: (name: LayerDocumentName, staffId: number) =>
      withDraft(name, async (draft, trx) => {
        const document = draft.published;
        const revision = await moveDraftTo(trx, draft, { document, staffId });
        await movePatch(trx, draft, document);
        return toDraftAnswer({ ...draft, revision, document, parked: [] });
      }),
  };
}

/** A layer's draft of a document, as `lockLayerDraft` gives it; throws 409 for a page that was never published. */
export async function lockEditable(
  trx: Parameters<typeof lockLayerDraft>[0],
  open: OpenStore,
  { id, key }: LayerDocumentName,
): Promise<LayerDraft> {
  const draft = await lockLayerDraft(trx, open(key), id);
  const { store, published } = draft;
  if (store.pageId !== null && (await store.findPublishedVersion(trx, published)) === 0)
    throw new AppError('conflict', 'layers.neverPublished');
  return draft;
}

interface LayerEditor {
  staffId: number;
  mayChangeCode: boolean;
}

function refuseCode({ edits }: Edits): void {
  const field = edits.map(({ intent }) => codeFieldOf(intent)).find((name) => name !== null);
  if (field !== undefined) throw new AppError('forbidden', 'layers.ownCode', { params: { field } });
}

export interface LayerDocumentName {
  /** Of the layer. */
  id: number;
  key: DocumentKey;
}

/** A document as a layer has it, for an answer. */
export function toDraftAnswer(draft: LayerDraft) {
  const { store, revision, document, published, parked } = draft;
  return {
    key: store.key,
    revision,
    isChanged: !store.isSame(document, published),
    document,
    parked,
  };
}
