import {
  entryTargetSchema,
  nodeIdSchema,
  type DocumentEntry,
  type MenuDocument,
} from '#domain/editing/documents.schema.ts';

export interface MenuEntryRow {
  id: number;
  nodeId: string | null;
  parentId: number | null;
  title: string;
  target: unknown;
}

/** A menu's rows, in the order of their positions, as it is edited; what hangs on nothing is left out. */
export function toMenuDocument(rows: readonly MenuEntryRow[]): MenuDocument {
  const byParent = Map.groupBy(rows, (row) => row.parentId);
  const entries: Record<string, DocumentEntry> = {};
  const collect = (parentId: number | null): string[] =>
    (byParent.get(parentId) ?? []).map((row) => {
      const id = idOf(row);
      const target = entryTargetSchema.safeParse(row.target);
      entries[id] = {
        id,
        title: row.title,
        target: target.success ? target.data : { type: 'heading' },
        children: collect(row.id),
      };
      return id;
    });
  return { kind: 'menu', order: collect(null), entries };
}

function idOf({ id, nodeId }: MenuEntryRow): string {
  return nodeIdSchema.safeParse(nodeId).success && nodeId !== null ? nodeId : `e${id}`;
}
