import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { isDocumentKey, type DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import { pickAgentGroups } from '#domain/layers/agent-groups.ts';
import type { AgentDraft, FoundDocuments, PublishedDocument } from '#domain/schemas/agents.schema.ts';
import type { AgentLayers } from '#modules/layers/agent-layers.ts';
import type { LayerEditing } from '#modules/layers/edit-layer.ts';
import { readMenuNames } from '#modules/menus/read-menus.ts';
import type { PageManagement } from '#modules/pages/manage-pages.ts';
import { standardMenus } from '#modules/publishing/standard-menus.ts';

/** Of a page, which sections by their place. */
export interface Part {
  offset: number;
  limit: number;
}

interface FindingDeps {
  db: Kysely<Database>;
  pageManagement: Pick<PageManagement, 'list'>;
  editing: Pick<LayerEditing, 'readAsSeen'>;
  layers: Pick<AgentLayers, 'read'>;
}

/** The documents that programs may draft: pages of every kind, menus, and how the shop looks. */
export type DocumentFinding = ReturnType<typeof createDocumentFinding>;

export function createDocumentFinding({ db, pageManagement, editing, layers }: FindingDeps) {
  return {
    async find(selection: Parameters<PageManagement['list']>[0]): Promise<FoundDocuments> {
      const { total, pages } = await pageManagement.list(selection);
      const menus = new Set([...standardMenus, ...(await readMenuNames(db))]);
      return {
        total,
        documents: pages.map(({ id, kind, title, path, state }) => ({
          key: `page:${id}`,
          kind,
          title,
          path,
          isPublished: state === 'published' || state === 'changed',
        })),
        others: ['settings', ...[...menus].map((name) => `menu:${name}`).filter(isDocumentKey)],
      };
    },
    /** As visitors see it without layers. Throws 404. */
    async readPublished(key: DocumentKey, part: Part): Promise<PublishedDocument> {
      const { document, revision } = await editing.readAsSeen(key, { layer: null, at: null });
      return { key, version: revision, ...partOf(document, part) };
    },
    /** As a program's layer has it. Throws as `AgentLayers` does. */
    async readDraft(name: { id: number; key: DocumentKey }, part: Part): Promise<AgentDraft> {
      const { document, ...draft } = await layers.read(name);
      return { ...draft, ...partOf(document, part) };
    },
  };
}

/** The order of a page's sections is told whole. */
function partOf(document: EditableDocument, { offset, limit }: Part): Pick<AgentDraft, 'document' | 'total'> {
  if (document.kind === 'settings')
    return { document: { kind: 'settings', groups: pickAgentGroups(document.groups) }, total: 0 };
  if (document.kind === 'menu') return { document: { ...document }, total: 0 };
  const ids = document.order.slice(offset, offset + limit);
  const sections = Object.fromEntries(ids.map((id) => [id, document.sections[id]]));
  return { document: { ...document, sections }, total: document.order.length };
}
